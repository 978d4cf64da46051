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
  public enum Outcome: String, Sendable, Hashable, Codable {
    /// The assertion holds.
    case holds
    /// It does not hold, and no figure says the opposite.
    case equal
    /// A figure says the opposite.
    case fails
  }

  /// Compares a pattern's figure with others.
  func outcome(_ own: Double, _ others: [Double]) -> Outcome {
    switch relation {
    case .none: return own == 0 ? .holds : .fails
    case .some: return own != 0 ? .holds : .fails
    case .all: return own == 100 ? .holds : .fails
    case .fewer, .more:
      let results = others.map { other -> Outcome in
        if measure.isEqual(own, other) { return .equal }
        return (own < other) == (relation == .fewer) ? .holds : .fails
      }
      return results.contains(.fails) ? .fails : results.contains(.equal) || others.isEmpty ? .equal : .holds
    }
  }

  /// Whether the assertion must hold, or cannot, in all code that keeps to the arrows and rules of the cards.
  func isFixed(_ own: ClosedRange<Double>, _ others: [ClosedRange<Double>]) -> Bool {
    let prefersLow = relation == .fewer || relation == .none
    func holds(low: Bool) -> Bool {
      outcome(
        low ? own.lowerBound : own.upperBound, others.map { low ? $0.upperBound : $0.lowerBound }) == .holds
    }
    return !holds(low: prefersLow) || holds(low: !prefersLow)
  }
}
