import Catalog
import Foundation

/// What must be true of a card's terms, each check telling what is wrong in words.
enum TermChecks {
  /// Everything wrong with the terms of a card, in their order, then in that of its roles.
  static func problems(in card: Card) -> [String] {
    repeatedWords(in: card) + card.terms.flatMap { problems(of: $0, on: card) } + rolesWithoutWord(on: card)
  }

  /// The members that a card's terms name and the text of their type's file does not declare.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - files: The text that declares a type, by the type's name.
  /// - Returns: The members as the card names them.
  static func missingMembers(on card: Card, files: [String: String]) -> [String] {
    card.terms.flatMap(\.here).filter { $0.contains(".") }.filter { name in
      let parts = name.split(separator: ".").map(String.init)
      let declaration = parts[1] == "init" ? "init\\(" : "(?:func|var|let) \(parts[1])\\b"
      return files[parts[0]]?.range(of: "\\b\(declaration)", options: .regularExpression) == nil
    }
  }

  private static func repeatedWords(in card: Card) -> [String] {
    Dictionary(grouping: card.terms) { "\($0.word) of \($0.source.label)" }.filter { $0.value.count > 1 }.keys
      .sorted().map { "\($0) is listed twice" }
  }

  private static func problems(of term: Term, on card: Card) -> [String] {
    let known = Set(card.roles.map(\.name) + card.roles.flatMap(\.types))
    var problems = term.here.filter { !known.contains(type(in: $0)) }.map {
      "\(term.word) is \($0) here, which has no role"
    }
    if term.here.isEmpty, term.caveat == nil {
      problems.append("\(term.word) is nothing here, and no caveat says why")
    }
    if let caveat = term.caveat, !card.caveats.map(\.number).contains(caveat) {
      problems.append("\(term.word) has the caveat \(caveat), and there is none")
    }
    if !card.sources.contains(term.source) {
      problems.append("\(term.word) is of a source that is not listed")
    }
    return problems
  }

  /// A role stands for a word, itself or by one of its types; if the sources have no word for it, a caveat names it.
  private static func rolesWithoutWord(on card: Card) -> [String] {
    let here = Set(card.terms.flatMap(\.here).map(type))
    return card.roles.filter { role in
      here.isDisjoint(with: [role.name] + role.types)
        && !card.caveats.contains { words(in: $0.text).contains(role.name) }
    }.map { "no term leads to \($0.name), and no caveat says why" }
  }

  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init)
  }

  /// The role or type that a name such as `Type.member` begins with.
  private static func type(in name: String) -> String { String(name.prefix { $0 != "." }) }
}
