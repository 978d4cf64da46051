import Catalog
import Measures

extension Measure {
  /// Whether two figures are equal for a comparison: sizes that differ by one, and any that differ by less than a tenth of
  /// the larger. None against some is a difference.
  package func isEqual(_ one: Double, _ other: Double) -> Bool {
    if one == other { return true }
    if isExact || (one == 0) != (other == 0) { return false }
    let difference = abs(one - other)
    return difference < max(one, other) / 10 || unit == .none && difference <= 1
  }
}

extension Assertion {
  /// The outcome of comparing figures.
  public enum Outcome: String, Sendable, Hashable, Encodable, CaseIterable {
    /// The assertion holds.
    case holds
    /// The direction holds, but not the size of the difference that the source claims.
    case inexact
    /// It does not hold, and no figure says the opposite.
    case equal
    /// A figure says the opposite.
    case fails
  }

  /// Compares a pattern's figure with others; of several outcomes the one that is furthest from holding counts.
  func outcome(_ own: Double, _ others: [Double]) -> Outcome {
    switch relation {
    case .none: own == 0 ? .holds : .fails
    case .some: own != 0 ? .holds : .fails
    case .all: own == 100 ? .holds : .fails
    case .most: .fails
    case .fewer, .more: others.map { outcome(own, against: $0) }.worst ?? .equal
    }
  }

  /// Evaluates a figure that counts some of a number of places; a rule's hedge leaves exceptions.
  func outcome(_ own: Figure, _ others: [Figure], hedge: Hedge? = nil) -> Outcome {
    let count = Int(own.value)
    switch relation {
    case .most:
      guard let total = own.total else { return .fails }
      return count >= Hedge.fewest(of: total, by: .usual) ? .holds : .fails
    case .none where hedge != nil:
      guard let total = own.total else { return own.value == 0 ? .holds : .fails }
      return total - count >= Hedge.fewest(of: total, by: hedge) ? .holds : .fails
    case .none, .some, .all, .fewer, .more:
      return outcome(own.value, others.map(\.value))
    }
  }

  private func outcome(_ own: Double, against other: Double) -> Outcome {
    if measure.isEqual(own, other) { return .equal }
    guard (own < other) == (relation == .fewer) else { return .fails }
    let hasSize = margin?.contains(larger: max(own, other), smaller: min(own, other)) ?? true
    return hasSize ? .holds : .inexact
  }

  /// Whether the assertion must hold, or cannot, in all code that keeps to the arrows and rules of the cards.
  func isFixed(_ own: ClosedRange<Double>, _ others: [ClosedRange<Double>]) -> Bool {
    switch relation {
    case .most: return own.upperBound == 0
    case .none, .some, .all: break
    case .fewer, .more:
      // A slight difference lies between none and a large one: ranges that leave the direction open leave both.
      guard margin == .slight else { break }
      return direction.isFixed(own, others)
        && !holds(own, others, asLow: relation == .fewer, by: direction)
    }
    let prefersLow = relation == .fewer || relation == .none
    return !holds(own, others, asLow: prefersLow, by: self)
      || holds(own, others, asLow: !prefersLow, by: self)
  }

  /// The assertion without the size of the difference.
  private var direction: Assertion { Assertion(measure: measure, relation: relation) }

  /// Whether an assertion holds for the lowest figure against the highest others, or the reverse.
  private func holds(
    _ own: ClosedRange<Double>, _ others: [ClosedRange<Double>], asLow isLow: Bool, by assertion: Assertion
  ) -> Bool {
    let figure = isLow ? own.lowerBound : own.upperBound
    let compared = others.map { isLow ? $0.upperBound : $0.lowerBound }
    return assertion.outcome(figure, compared) == .holds
  }
}

extension [Assertion.Outcome] {
  /// The outcome that is furthest from holding; nil if there is none.
  var worst: Assertion.Outcome? {
    Assertion.Outcome.allCases.last(where: contains)
  }
}
