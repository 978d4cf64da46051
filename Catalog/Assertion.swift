import Measures

/// A statement about figures that holds or does not: a measured claim makes one or more of them.
public struct Assertion: Sendable, Hashable {
  /// The relation of a pattern's figure to those of the patterns compared with.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// It is smaller than that of each pattern compared with.
    case fewer
    /// It is larger than that of each pattern compared with.
    case more
    /// It is zero and, of each pattern compared with, it is not.
    case none
    /// It is not zero and, of each pattern compared with, it is.
    case some
    /// It is that of each pattern compared with.
    case same
  }

  /// The figure.
  public let measure: Measure
  /// The relation.
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
