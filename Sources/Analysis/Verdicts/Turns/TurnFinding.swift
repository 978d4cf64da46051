import Catalog
import Records

/// What a fixture's program does to the comparisons of the figures that it moves.
public struct TurnFinding: Sendable, Encodable {
  /// The comparisons of one figure.
  public struct Effect: Sendable, Encodable {
    /// The name of the measure.
    public let measure: String
    /// The direction in which the figure is meant to move.
    public let direction: TurnDirection
    /// The figure of the code; nil if the code cannot be measured.
    public let before: Double?
    /// The figure of the program; nil if it was not measured.
    public let after: Double?
    /// The comparisons that turn.
    public let turned: [TurnedComparison]

    /// Whether the figure moves in its direction and turns a comparison.
    public var isGood: Bool {
      guard let before, let after else { return false }
      return direction.leads(from: before, to: after) && !turned.isEmpty
    }
  }

  /// The sentence that says what the program is.
  public let summary: String
  /// The id of the pattern.
  public let pattern: Card.ID
  /// What came of building and measuring the program.
  public let result: TurnResult
  /// The figures that it moves.
  public let effects: [Effect]

  /// Whether the program works, keeps to its card, and moves each figure so that a comparison turns.
  public var isGood: Bool { result.isWorking && effects.allSatisfy(\.isGood) }
}

extension TurnFinding {
  /// Compares the figures of a fixture's program with those of the code; `comparisons` are those of the same code.
  package init(
    of fixture: TurnFixture, with result: TurnResult, in codebase: Codebase, comparisons: [ClaimComparison]
  ) {
    let pattern = fixture.card.id
    (summary, self.pattern, self.result) = (fixture.summary, pattern, result)
    effects = fixture.effects.map { effect in
      let after = result.value(of: effect.measure.name)
      let own = comparisons.filter {
        $0.outcome.assertion.measure == effect.measure && $0.outcome.example == fixture.example
      }
      return Effect(
        measure: effect.measure.name, direction: effect.direction,
        before: codebase.entry(of: pattern)?.value(of: effect.measure, in: fixture.example), after: after,
        turned: after.map { value in own.compactMap { $0.turned(with: value, of: pattern) } } ?? [])
    }
  }
}

extension ClaimComparison {
  /// The turned comparison with a figure of one pattern; nil if its result stays, or it is not about the pattern.
  fileprivate func turned(with value: Double, of pattern: Card.ID) -> TurnedComparison? {
    guard self.value(of: pattern) != nil else { return nil }
    let after = result(with: value, of: pattern)
    return after == outcome.result
      ? nil : TurnedComparison(claim: claim, before: outcome.result, after: after)
  }
}
