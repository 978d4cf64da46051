import Catalog
import Measures

extension Measure {
  /// Whether two figures are equal for a comparison: sizes that differ by one, and any that differ by less than a tenth of
  /// the larger. None against some is a difference.
  func isEqual(_ one: Double, _ other: Double) -> Bool {
    if one == other { return true }
    if isExact || (one == 0) != (other == 0) { return false }
    let difference = abs(one - other)
    return difference < max(one, other) / 10 || unit == .none && difference <= 1
  }
}

extension Assertion {
  /// The outcome of comparing figures.
  public enum Outcome: String, Sendable, Hashable, Encodable {
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
    case .none: own == 0 ? .holds : .fails
    case .some: own != 0 ? .holds : .fails
    case .all: own == 100 ? .holds : .fails
    case .fewer: outcome(others) { own < $0 } isOpposite: { own > $0 } ofEqual: { measure.isEqual(own, $0) }
    case .more: outcome(others) { own > $0 } isOpposite: { own < $0 } ofEqual: { measure.isEqual(own, $0) }
    }
  }

  private func outcome(
    _ others: [Double], isClaimed: (Double) -> Bool, isOpposite: (Double) -> Bool, ofEqual isEqual: (Double) -> Bool
  ) -> Outcome {
    if others.contains(where: { isOpposite($0) && !isEqual($0) }) { return .fails }
    return others.allSatisfy { isClaimed($0) && !isEqual($0) } ? .holds : .equal
  }

  /// Whether the cards leave the comparison one outcome, whatever code keeps to their arrows and rules.
  func isFixed(_ own: ClosedRange<Double>, _ others: [ClosedRange<Double>]) -> Bool {
    switch relation {
    case .none, .some: own.upperBound == 0 || own.lowerBound > 0
    case .all: own.lowerBound == 100 || own.upperBound < 100
    case .fewer:
      others.contains { own.lowerBound >= $0.upperBound }
        || others.allSatisfy { own.upperBound < $0.lowerBound }
    case .more:
      others.contains { own.upperBound <= $0.lowerBound }
        || others.allSatisfy { own.lowerBound > $0.upperBound }
    }
  }
}
