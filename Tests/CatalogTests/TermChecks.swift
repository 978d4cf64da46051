import Catalog
import Foundation

/// Checks of a card's terms; each returns a list of problems.
enum TermChecks {
  /// All problems of the terms, in their order, then in that of the roles.
  static func problems(in card: Card) -> [String] {
    repeatedWords(in: card) + card.terms.flatMap { problems(of: $0, on: card) } + rolesWithoutWord(on: card)
  }

  /// The members that a card's terms name but the file of their type, by the type's name, does not declare.
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

  /// A role or one of its types must be the counterpart of a term; otherwise a caveat must name the role.
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

  /// The role or type in a name such as `Type.member`.
  private static func type(in name: String) -> String { String(name.prefix { $0 != "." }) }
}
