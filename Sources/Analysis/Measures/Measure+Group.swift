extension Measure {
  /// Consecutive rows in the tables that compare the patterns' code.
  public struct Group: Sendable {
    /// The heading of the rows.
    public let name: String
    /// The measures, in the order of the rows.
    public let measures: [Measure]

    /// The amount of code to write and read.
    public static let cost = Group(
      name: "cost",
      measures: [.types, .protocols, .typesWithWiring, .reusedTypes, .growth(of: .typesWithWiring)]
        + [.reusedRoles, .members, .lines]
        + Part.allCases.filter { $0 != .wiring && $0 != .outside }.map { .linesPlaying($0) }
        + [.linesReaching, .protocolLines, .linesOfWiring, .rootLines, .linesWithWiring]
        + [.growth(of: .linesWithWiring)])
    /// The dependencies between the parts of the code.
    public static let coupling = Group(
      name: "coupling",
      measures: [
        .roleReferences(.concrete), .roleReferences(.protocol), .forbiddenReferences, .lookups,
        .cyclesAsWritten, .cyclesAtRunTime, .seams, .functionSeams, .usedSeams,
        .rolesReaching(.widgets), .rolesReaching(.network), .rolesReaching(.storage),
      ])
    /// References that the index does not record, or not with their enclosing declaration.
    public static let blindSpots = Group(name: "blind spots", measures: [.closures, .givenByPosition])
    /// The logic that tests could run without widgets, and the needs of the pattern's own unit tests.
    public static let tests = Group(
      name: "tests",
      measures: [
        .widgetFreeShare, .testsWithoutWidgets, .isolatedTests, .killsWithoutWidgets, .isolatedKills,
        .doubles, .isolatedDoubles, .doubleLines, .doubleMembers, .objectsPerTest, .failingTestsPerMutant,
        .partTests, .partDoubles, .partDoubleLines, .killsByPartsAlone,
      ])
    /// All groups, in the order of the tables.
    public static let all = [cost, coupling, blindSpots, tests]
  }

  /// The measures of all groups.
  public static let ofTables = Group.all.flatMap(\.measures)
}
