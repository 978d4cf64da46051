import Measures

/// A testable statement about a figure; a rule or a measured claim consists of one or more.
public struct Assertion: Sendable, Hashable {
  /// The relation of a pattern's figure to those of the patterns compared with, or to a fixed value.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// Clearly smaller than that of each pattern compared with.
    case fewer
    /// Clearly larger than that of each pattern compared with.
    case more
    /// Zero; no comparison.
    case none
    /// Not zero; no comparison.
    case some
    /// More than half of the places looked at; no comparison.
    case most
    /// 100 per cent; no comparison.
    case all

    /// Whether the relation needs patterns to compare with.
    public var compares: Bool { self == .fewer || self == .more }
  }

  /// The measure of the figure.
  public let measure: Measure
  /// The asserted relation.
  public let relation: Relation
  /// The asserted size of the difference; nil if the source claims a direction alone.
  public let margin: Margin?

  /// Asserts ``Relation/fewer``.
  public static func fewer(_ measure: Measure, by margin: Margin? = nil) -> Assertion {
    Assertion(measure: measure, relation: .fewer, margin: margin)
  }

  /// Asserts ``Relation/more``.
  public static func more(_ measure: Measure, by margin: Margin? = nil) -> Assertion {
    Assertion(measure: measure, relation: .more, margin: margin)
  }

  /// Asserts ``Relation/none``.
  public static func none(_ measure: Measure) -> Assertion { Assertion(measure: measure, relation: .none) }

  /// Asserts ``Relation/some``.
  public static func some(_ measure: Measure) -> Assertion { Assertion(measure: measure, relation: .some) }

  /// Asserts ``Relation/most``.
  public static func most(_ measure: Measure) -> Assertion { Assertion(measure: measure, relation: .most) }

  /// Asserts ``Relation/all``.
  public static func all(_ measure: Measure) -> Assertion { Assertion(measure: measure, relation: .all) }

  /// Creates an assertion.
  public init(measure: Measure, relation: Relation, margin: Margin? = nil) {
    (self.measure, self.relation, self.margin) = (measure, relation, margin)
  }

  /// The same assertion from the other pattern's side; an assertion without a comparison has none.
  package var mirrored: Assertion? {
    switch relation {
    case .fewer: .more(measure, by: margin)
    case .more: .fewer(measure, by: margin)
    case .none, .some, .most, .all: nil
    }
  }

  /// The values that the assertion, as a rule, leaves to its figure; nil if it leaves all.
  var range: ClosedRange<Double>? {
    switch relation {
    case .none: 0...0
    case .some: (measure.unit == .none ? 1 : .leastNonzeroMagnitude)...(.infinity)
    case .all: 100...100
    case .fewer, .more, .most: nil
    }
  }
}
