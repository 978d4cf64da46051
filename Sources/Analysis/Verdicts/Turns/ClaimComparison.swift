import Catalog
import Measures

/// An assertion of a measured claim in one example, which the cards leave open.
package struct ClaimComparison: Sendable {
  /// The claim's id.
  package let claim: Claim.ID
  /// The claim's card.
  package let card: Card
  /// The outcome with the figures of the code.
  package let outcome: Judgement.Outcome

  /// The patterns whose figures decide it.
  private var cards: [Card] { [card] + outcome.others.map(\.pattern) }

  /// The figure of a pattern; nil if the comparison is not about it.
  package func value(of id: Card.ID) -> Double? {
    if id == card.id { return outcome.own.value }
    return outcome.others.first { $0.pattern.id == id }?.figure.value
  }

  /// The result with another figure of one pattern.
  package func result(with value: Double, of id: Card.ID) -> Assertion.Outcome {
    let own = id == card.id ? outcome.own.with(value) : outcome.own
    let others = outcome.others.map { $0.pattern.id == id ? $0.figure.with(value) : $0.figure }
    return outcome.assertion.outcome(own, others)
  }

  /// Whether a figure that a working program can have turns the comparison, larger or smaller than the present one.
  func canTurn(by direction: TurnDirection, within possible: PossibleFigures) -> Bool {
    let measure = outcome.assertion.measure
    return cards.contains { card in
      guard let value = value(of: card.id) else { return false }
      let range = possible.range(of: measure, for: card, in: outcome.example)
      let figures = measure.figures(from: value, direction, within: range, beyond: outcome.largest)
      return figures.contains { result(with: $0, of: card.id) != outcome.result }
    }
  }
}

extension Judgement.Outcome {
  /// The largest figure of the comparison.
  var largest: Double { ([own] + others.map(\.figure)).map(\.value).max() ?? own.value }
}
