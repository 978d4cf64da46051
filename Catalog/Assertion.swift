import Measures

/// A testable statement about figures; a measured claim consists of one or more.
public struct Assertion: Sendable, Hashable {
  /// The relation of a pattern's figure to those of the patterns compared with.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// Smaller than that of each pattern compared with.
    case fewer
    /// Larger than that of each pattern compared with.
    case more
    /// Zero, and not zero in each pattern compared with.
    case none
    /// Not zero, and zero in each pattern compared with.
    case some
    /// Equal to that of each pattern compared with.
    case same
  }

  /// The measure of the figure.
  public let measure: Measure
  /// The asserted relation.
  public let relation: Relation

  /// Creates an assertion.
  public init(_ relation: Relation, _ measure: Measure) {
    self.measure = measure
    self.relation = relation
  }

  /// Asserts ``Relation/fewer``.
  public static func fewer(_ measure: Measure) -> Assertion { Assertion(.fewer, measure) }

  /// Asserts ``Relation/more``.
  public static func more(_ measure: Measure) -> Assertion { Assertion(.more, measure) }

  /// Asserts ``Relation/none``.
  public static func none(_ measure: Measure) -> Assertion { Assertion(.none, measure) }

  /// Asserts ``Relation/some``.
  public static func some(_ measure: Measure) -> Assertion { Assertion(.some, measure) }

  /// Asserts ``Relation/same``.
  public static func same(_ measure: Measure) -> Assertion { Assertion(.same, measure) }
}
