import Catalog

/// What some programs do to the comparisons of the figures that they move.
public struct TurnFindings: Sendable, Encodable {
  /// The programs, in the order of the catalogue.
  public let programs: [TurnFinding]
  /// The figures that decide a verdict and that no program turns, such as `types, larger`; empty unless all programs were run.
  public let missing: [String]

  /// Creates the findings on all programs.
  package init(all programs: [TurnFinding], in codebase: Codebase, comparisons: [ClaimComparison]) {
    self.programs = programs
    missing = Self.missing(from: TurnFixture.all, in: codebase, comparisons: comparisons)
  }

  /// Creates the findings on some programs.
  package init(some programs: [TurnFinding]) {
    self.programs = programs
    missing = []
  }

  /// Whether each program does what it is for, and none is missing.
  public var isGood: Bool { missing.isEmpty && programs.allSatisfy(\.isGood) }

  /// The figures, with the directions in which a working program can turn a comparison of them, that no fixture moves.
  package static func missing(
    from fixtures: [TurnFixture], in codebase: Codebase, comparisons: [ClaimComparison]
  ) -> [String] {
    codebase.turningEffects(of: comparisons).subtracting(fixtures.flatMap(\.effects))
      .map { "\($0.measure.name), \($0.direction.rawValue)" }.sorted()
  }
}
