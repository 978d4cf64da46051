/// A figure of one pattern in one example: its name, unit and definition, and how it is computed.
///
/// Each measure has a file of its own in `Catalogue`. It counts the pattern's own types that play a role in the example;
/// the entry that puts both examples together is never counted. A type that is only named may be one that all patterns
/// share. Roles are those of the ``RoleModel``.
public struct Measure: Sendable, Hashable, Identifiable {
  /// The source of a figure.
  public indirect enum Origin: Sendable {
    /// The code of one example; nil if the figure would be divided by zero.
    case code(@Sendable (PatternCode) -> Figure?)
    /// A figure of Login divided by that of Greeting.
    case growth(of: Measure)
    /// The results of the mutants, which `compare mutants` builds and runs.
    case mutants
  }

  /// The unit of a figure.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A number of things, which needs no unit.
    case none = ""
    /// A number of things on average.
    case average
    /// A share of a whole, in per cent.
    case percent = "per cent"
    /// A multiple of another figure.
    case times
  }

  /// The name, such as `types` or `concrete references view → logic`.
  public let name: String
  /// The unit of the figure.
  public let unit: Unit
  /// The definition in a sentence, different for each measure, with its author if it is known from the literature.
  public let definition: String
  /// The name at the head of a table's row.
  public let rowName: String
  /// Whether a table's row is a part of the row above.
  public let isPartOfRowAbove: Bool
  /// The parties that the figure is about.
  public let parties: [Party]
  /// The names that a table lists instead of the figure; nil if the figure is shown.
  public let names: (@Sendable (PatternCode) -> [String])?
  /// The source of the figure.
  public let origin: Origin

  init(
    _ name: String, in unit: Unit = .none, row rowName: String? = nil, isPartOfRowAbove: Bool = false,
    parties: [Party] = [], _ definition: String, names: (@Sendable (PatternCode) -> [String])? = nil,
    _ origin: Origin
  ) {
    (self.name, self.unit, self.definition) = (name, unit, definition)
    (self.rowName, self.isPartOfRowAbove) = (rowName ?? name, isPartOfRowAbove)
    (self.parties, self.names, self.origin) = (parties, names, origin)
  }

  /// The definition, or that of the base: a name does not tell a role from a type that is called the same.
  public var id: String { base.map { "growth of \($0.id)" } ?? definition }

  /// The measure of which this one is the growth; nil for any other.
  public var base: Measure? {
    if case .growth(of: let base) = origin { base } else { nil }
  }

  /// Whether the figure is known only after the mutants have been tried.
  public var needsMutants: Bool {
    if case .mutants = origin { true } else { base?.needsMutants ?? false }
  }

  /// Whether both have the same id.
  public static func == (one: Measure, other: Measure) -> Bool { one.id == other.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
