/// A measure of a pattern's code in one example: its name, unit, definition and computation.
///
/// Each measure has a file in `Catalogue`. It covers the pattern's own types that play a role of the ``RoleModel`` in the
/// example. The types that they refer to may be shared by all patterns.
public struct Measure: Sendable, Hashable, Identifiable {
  /// The way to obtain the figure.
  public enum Origin: Sendable {
    /// Computed from the code of one example; nil for a division by zero.
    case code(@Sendable (PatternCode) -> Figure?)
    /// Computed from the unit tests and the results of the mutants, which `compare mutants` reads and runs; nil for a
    /// division by zero.
    case mutants(@Sendable (TestedCode) -> Figure?)
    /// Computed from the code of one example and its recorded unit tests; nil for a division by zero.
    case codeAndTests(@Sendable (PatternCode, RecordedTests) -> Figure?)
  }

  /// The unit of a figure.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A count, without a unit.
    case none = ""
    /// An average count.
    case average
    /// A share in per cent.
    case percent = "per cent"
    /// A multiple of another figure.
    case times
  }

  /// The identity, by which measures are compared and their figures are kept.
  public let id: MeasureIdentity
  /// The name, such as `types` or `concrete references view → logic`.
  public let name: String
  /// The unit.
  public let unit: Unit
  /// The definition in one sentence, which no other measure has; it cites the literature, if any.
  public let definition: String
  /// The name in a table's row.
  public let rowName: String
  /// Whether the table's row is a part of the row above.
  public let isPartOfRowAbove: Bool
  /// The selections of types in the definition.
  public let selections: [TypeSelection]
  /// The names that a table lists in place of the figure; nil if it shows the figure.
  public let names: (@Sendable (PatternCode) -> [String])?
  /// Whether figures that differ by one differ: true for a few things such as roles, false for sizes.
  public let isExact: Bool
  /// The values that the figure can have in code that keeps to a pattern's arrows, from which it is derived.
  ///
  /// An allowed arrow need not be used, so that most ranges begin at 0.
  public let range: @Sendable (RoleModel) -> ClosedRange<Double>
  /// What the cards alone decide of the figure, as a range of ranks: patterns of one rank can only tie, and of two patterns the
  /// one of the higher rank has the larger figure; nil if they decide no more than ``range``.
  public let rank: (@Sendable (RoleModel) -> ClosedRange<Double>)?
  /// Measures that differ in one point of the definition, with that point: reports say if one turns a verdict round.
  public let variants: [Variant]
  /// The computation, or the figures and results that it needs instead.
  public let origin: Origin

  /// A measure that differs from another in one point of its definition.
  public struct Variant: Sendable {
    /// The difference, such as `protocols left out`.
    public let difference: String
    /// The measure.
    public let measure: Measure
  }

  /// Creates a measure; a function that makes several of them names in `arguments` what they differ in, besides selections.
  init(
    _ name: String, in unit: Unit = .none, row rowName: String? = nil, isPartOfRowAbove: Bool = false,
    selections: [TypeSelection] = [], arguments: [MeasureIdentity.Argument] = [], _ definition: String,
    names: (@Sendable (PatternCode) -> [String])? = nil,
    isExact: Bool = false, range: (@Sendable (RoleModel) -> ClosedRange<Double>)? = nil,
    rank: (@Sendable (RoleModel) -> ClosedRange<Double>)? = nil,
    variants: KeyValuePairs<String, Measure> = [:], _ origin: Origin, file: String = #fileID,
    line: Int = #line
  ) {
    id = MeasureIdentity(
      file: file, line: line, arguments: selections.map(MeasureIdentity.Argument.selection) + arguments)
    (self.name, self.unit, self.definition) = (name, unit, definition)
    (self.rowName, self.isPartOfRowAbove) = (rowName ?? name, isPartOfRowAbove)
    (self.selections, self.names, self.origin) = (selections, names, origin)
    let widest = 0...(unit == .percent ? 100 : Double.infinity)
    self.isExact = isExact
    self.range = range ?? { _ in widest }
    self.rank = rank
    self.variants = variants.map { Variant(difference: $0, measure: $1) }
  }

  /// Whether the figure needs the record of the unit tests and the mutants.
  public var needsMutants: Bool {
    switch origin {
    case .code: false
    case .mutants, .codeAndTests: true
    }
  }

  /// Compares the ids.
  public static func == (one: Measure, other: Measure) -> Bool { one.id == other.id }
  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
