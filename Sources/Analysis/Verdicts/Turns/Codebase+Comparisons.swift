import Catalog
import Examples
import Measures

extension Codebase {
  /// A pattern's figure; an error if the pattern lacks the example or the figure is a division by zero.
  package func figure(
    for measure: Measure, of card: Card, in example: Example
  ) throws(MeasureError) -> Figure {
    guard let entry = entry(of: card.id) else {
      throw .notMeasurable(measure: measure.name, subject: card.name)
    }
    return try entry.figure(for: measure, in: example)
  }

  /// The comparisons of measured claims: each assertion in each example in which the cards leave it open, those of the same code
  /// under other names too, as other code would decide.
  package var comparisons: [ClaimComparison] {
    let judge = Judge(of: self)
    return patterns.map(\.card).filter { $0.misuseOf == nil }.flatMap { card in
      card.claims.filter { $0.kind == .measured }.flatMap { claim in
        claim.assertions.flatMap { assertion in
          judge.finding(for: claim.narrowed(to: assertion), of: card).judgement.outcomes
            .filter { $0.weight != .fixedByCards }
            .map { ClaimComparison(claim: claim.id, card: card, outcome: $0) }
        }
      }
    }
  }

  /// The measures of those that decide a verdict, each with the directions in which a figure of theirs can turn one.
  package func turningEffects(of comparisons: [ClaimComparison]) -> Set<TurnEffect> {
    let possible = PossibleFigures(of: self)
    var effects: Set<TurnEffect> = []
    for comparison in comparisons where !comparison.outcome.isFixed {
      for direction in TurnDirection.allCases {
        let effect = TurnEffect(comparison.outcome.assertion.measure, direction)
        guard !effects.contains(effect), comparison.canTurn(by: direction, within: possible) else { continue }
        effects.insert(effect)
      }
    }
    return effects
  }
}
