extension Measure {
  /// Rows of the tables that put the patterns' code side by side.
  public struct Group: Sendable {
    /// The name above the rows.
    public let name: String
    /// The measures, in the order of the rows.
    public let measures: [Measure]

    /// What the code costs to write and to read.
    public static let cost = Group(
      name: "cost",
      measures: [.files, .types, .protocols, .members, .lines]
        + Part.allCases.filter { $0 != .wiring }.map { .linesPlaying($0) } + [.protocolLines, .wiringLines])
    /// How its parts depend on one another.
    public static let coupling = Group(
      name: "coupling",
      measures: [
        .roleReferences(.concrete), .roleReferences(.protocol), .forbiddenReferences, .lookups,
        .cyclesAsWritten, .cyclesAtRunTime, .seams, .widgetFreeShare, .testableShare,
        .rolesNaming([.widgets]), .rolesNaming([.network]), .rolesNaming([.storage]),
      ])
    /// References that are missing from the compiler's index.
    public static let blindSpots = Group(name: "blind spots", measures: [.closures, .givenByPosition])
    /// How far changes spread: figures that rank nothing at this size.
    public static let spread = Group(name: "spread", measures: [.propagationCost, .averageDependency])
    /// What the pattern's own unit tests notice.
    public static let tests = Group(name: "tests", measures: [.mutationScore])
    /// All groups, in the order of the tables.
    public static let all = [cost, coupling, blindSpots, spread, tests]
  }

  /// The measures of all groups.
  public static let ofTables = Group.all.flatMap(\.measures)
}
