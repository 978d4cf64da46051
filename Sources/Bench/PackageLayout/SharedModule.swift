/// A module of the package on which patterns or their tests are built.
///
/// A test compares the list with the package's manifest, which cannot import it.
public struct SharedModule: Sendable, Equatable {
  /// The module's name.
  public let name: String
  /// The folder of its code.
  public let path: String
  /// The modules that it depends on.
  public let dependencies: [String]
  /// Whether its declarations belong to the main actor unless they say otherwise.
  public let isOnMainActor: Bool

  init(_ name: String, in path: String, dependencies: [String] = [], isOnMainActor: Bool = false) {
    self.name = name
    self.path = path
    self.dependencies = dependencies
    self.isOnMainActor = isOnMainActor
  }

  static let terminalText = SharedModule("TerminalText", in: "Sources/Kit/TerminalText")
  static let terminalKit = SharedModule(
    "TerminalKit", in: "Sources/Kit/TerminalKit", dependencies: ["TerminalText"], isOnMainActor: true)
  /// The examples: what all patterns share.
  public static let examples = SharedModule(
    "Examples", in: "Sources/Contract/Examples", dependencies: ["TerminalKit"])

  /// The modules on which a pattern is built, each after those that it depends on.
  public static let ofPatterns = [terminalText, terminalKit, examples]

  static let accountService = SharedModule(
    "AccountService", in: "Sources/Contract/AccountService", dependencies: ["Examples"])
  static let driver = SharedModule(
    "Driver", in: "Sources/Driver/Driver",
    dependencies: ["TerminalText", "TerminalKit", "Examples", "AccountService"])

  /// The modules that decide what a pattern calls in a scenario, each after those that it depends on.
  public static let ofRecordings = ofPatterns + [accountService, driver]

  /// The modules on which a pattern's tests are built besides the pattern, each after those that it depends on.
  public static let ofTests =
    ofPatterns + [
      accountService,
      SharedModule("Processes", in: "Sources/Kit/Processes"),
      driver,
      SharedModule(
        "TestSupport", in: "Tests/TestSupport",
        dependencies: ["Processes", "TerminalKit", "Examples", "Driver"]),
    ]
}
