extension Measure {
  /// Some rows of the tables that put the patterns' code side by side.
  public enum Group: String, Sendable, CaseIterable {
    /// What the code costs to write and to read.
    case cost
    /// How its parts hang together.
    case coupling
    /// What the compiler's index does not tell.
    case blindSpots = "blind spots"
    /// How far changes spread: figures that rank nothing at this size.
    case spread
    /// What the pattern's own unit tests notice.
    case tests

    /// The measures, in the order of the rows.
    public var measures: [Measure] {
      switch self {
      case .cost:
        [.files, .types, .protocols, .members, .lines] + Part.allCases.dropLast().map { .linesPlaying($0) }
          + [.protocolLines, .wiringLines]
      case .coupling:
        [
          .roleReferences(.concrete), .roleReferences(.protocol), .forbiddenReferences, .lookups,
          .cyclesAsWritten, .cyclesAtRunTime, .seams, .widgetFreeShare, .testableShare,
          .rolesNaming([.widgets]),
          .rolesNaming([.network]), .rolesNaming([.storage]),
        ]
      case .blindSpots: [.closures, .givenByPosition]
      case .spread: [.propagationCost, .averageDependency]
      case .tests: [.mutationScore]
      }
    }
  }

  /// The measures of all groups.
  public static let ofTables = Group.allCases.flatMap(\.measures)
}
