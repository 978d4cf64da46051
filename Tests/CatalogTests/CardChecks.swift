import Catalog
import CompareCommand
import Examples

/// Checks of a card; each returns a list of problems.
enum CardChecks {
  /// The ids that a claim may compare with.
  static let comparable = Set(Registry.cards.map(\.id) + Claim.allOthers)

  /// All problems of a card, in the order of its parts.
  static func problems(in card: Card) -> [String] {
    summaryProblems(in: card) + arrowProblems(in: card) + claimProblems(in: card)
      + EvidenceChecks.problems(in: card) + caveatProblems(in: card) + TermChecks.problems(in: card)
      + textProblems(in: card)
  }

  /// The ids that occur more than once among cards and claims, sorted.
  static func repeatedIDs(in cards: [Card]) -> [String] {
    let ids = cards.map(\.id) + cards.flatMap(\.claims).map(\.id)
    return Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  private static func summaryProblems(in card: Card) -> [String] {
    let ends = card.summary.filter { ".!?".contains($0) }.count
    return ends == 1 && card.summary.hasSuffix(".") ? [] : ["the summary is not one sentence"]
  }

  private static func arrowProblems(in card: Card) -> [String] {
    let roles = Set(card.roles.map(\.name))
    var problems: [String] = []
    if roles.count < card.roles.count { problems.append("a role is listed twice") }
    if Set(card.arrows).count < card.arrows.count { problems.append("an arrow is listed twice") }
    problems += card.roleModel.unknownEnds.map { "no role is called \($0.end)" }
    for role in card.roles where !card.arrows.contains(where: { $0.from == role.name || $0.to == role.name })
    {
      problems.append("no arrow touches \(role.name)")
    }
    return problems
  }

  private static func claimProblems(in card: Card) -> [String] {
    card.claims.flatMap { claim in
      var problems: [String] = []
      if !claim.id.hasPrefix(card.id + ".") { problems.append("\(claim.id) is not of \(card.id)") }
      if claim.against.contains("all"), claim.against != Claim.allOthers {
        problems.append("\(claim.id) is against all and more")
      }
      for other in claim.against where !comparable.contains(other) || other == card.id {
        problems.append("\(claim.id) is against \(other)")
      }
      return problems
    }
  }

  private static func caveatProblems(in card: Card) -> [String] {
    card.caveats.map(\.number) == Array(1..<(card.caveats.count + 1))
      ? [] : ["the caveats are not numbered from 1"]
  }

  private static func textProblems(in card: Card) -> [String] {
    texts(in: card).compactMap { text in
      if text.isEmpty { return "a text is empty" }
      if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
        return "white space around: \(text)"
      }
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        return "a control character in a text"
      }
      return nil
    }
  }

  /// All strings in a value, found by reflection so that it includes properties that are added later.
  static func texts(in value: Any) -> [String] {
    if let text = value as? String { return [text] }
    // Code may begin with spaces, and an example's texts are not the card's.
    if value is Mutant || value is Example { return [] }
    return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
  }
}
