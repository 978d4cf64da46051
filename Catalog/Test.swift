import Measures

/// A statement about figures that holds or does not: a measured claim is one or more of them.
public struct Test: Sendable, Hashable {
  /// What is stated of a pattern's figure.
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
  /// What is stated of it.
  public let relation: Relation

  /// Creates a statement.
  public init(_ relation: Relation, _ measure: Measure) {
    self.measure = measure
    self.relation = relation
  }

  /// The figure is smaller than that of each pattern compared with.
  public static func fewer(_ measure: Measure) -> Test { Test(.fewer, measure) }

  /// The figure is larger than that of each pattern compared with.
  public static func more(_ measure: Measure) -> Test { Test(.more, measure) }

  /// The figure is zero and, of each pattern compared with, it is not.
  public static func none(_ measure: Measure) -> Test { Test(.none, measure) }

  /// The figure is not zero and, of each pattern compared with, it is.
  public static func some(_ measure: Measure) -> Test { Test(.some, measure) }

  /// The figure is that of each pattern compared with.
  public static func same(_ measure: Measure) -> Test { Test(.same, measure) }
}
