import Catalog

/// Some wishes with the patterns' figures and, if the user asked for these wishes, the answer about each pattern.
///
/// A misuse is listed for reference only: it is never chosen and beats no pattern. The JSON has the same names.
public struct Choice: Sendable, Encodable {
  /// The answer about one pattern; only a pattern with a figure for every measurable wish has one.
  package struct Answer: Sendable, Encodable {
    package let pattern: Card.ID
    /// The wishes that it does not meet.
    package let misses: [Wish.ID]
    /// The patterns that are worse on none of these wishes and better on one.
    package let beatenBy: [Card.ID]
  }

  private enum CodingKeys: CodingKey { case wishes, answers, cannotBeTold }

  package let wishes: [WishFigures]
  /// The answers, in the order of the catalogue; nil if no wish was asked for.
  package let answers: [Answer]?
  /// The missing figures with their reasons.
  package let cannotBeTold: [String]
  /// All patterns, in the order of the catalogue.
  package let cards: [Card]

  /// Compares the figures that the code of some patterns has for the wishes asked for; without any, lists all wishes.
  public init(_ asked: [Wish], in codebase: Codebase, of cards: [Card]) {
    let wishes = (asked.isEmpty ? Wish.all : asked).map { WishFigures(of: $0, in: codebase, of: cards) }
    let unread = cards.filter { codebase.entry(of: $0.id) == nil }.map(\.shortName)
    let gaps = wishes.filter { $0.figures.count < cards.count - unread.count }.map(\.wish)
    func reason(for wish: Wish) -> String {
      let others = codebase.patterns.filter { $0.code[wish.example] == nil }
      if !others.isEmpty {
        return "\(wish.example.name) is not in \(others.map(\.card.shortName).joined(separator: ", "))"
      }
      return "no record of the present code: run '.ci/mutants'"
    }
    let reasons =
      [(unread, "the code cannot be measured")]
      + gaps.map(reason).distinct().map { text in (gaps.filter { reason(for: $0) == text }.map(\.id), text) }
    cannotBeTold = reasons.filter { !$0.0.isEmpty }.map { "\($0.joined(separator: ", ")) (\($1))" }
    (self.wishes, answers, self.cards) = (
      wishes, asked.isEmpty ? nil : Self.answers(to: wishes, of: cards), cards
    )
  }

  /// The answers to some wishes about the patterns that have a figure for each wish that can be told.
  static func answers(to wishes: [WishFigures], of cards: [Card]) -> [Answer] {
    let told = wishes.filter { !$0.patterns.isEmpty }
    if told.isEmpty { return [] }
    let judged = cards.map(\.id).filter { id in told.allSatisfy { $0.patterns.contains(id) } }
    return judged.map { one in
      let beaters = judged.filter { other in
        told.contains { $0.isBetter(other, than: one) } && !told.contains { $0.isBetter(one, than: other) }
      }
      return Answer(
        pattern: one, misses: told.filter { $0.missedBy.contains(one) }.map(\.wish.id), beatenBy: beaters)
    }
  }
}
