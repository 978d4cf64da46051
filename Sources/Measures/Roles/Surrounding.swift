/// What stands around a pattern's own code and belongs to no role: the screen, the outside world, shared words.
public enum Surrounding: String, Sendable, Hashable, CaseIterable {
  /// The screen's parts: every type of `TerminalKit`, and the examples' screens, which are built of them.
  case widgets = "Widgets"
  /// The way to a server.
  case network = "Network"
  /// What outlives the program.
  case storage = "Storage"
  /// Texts and rules of the examples that are the same for all patterns; every role may name them.
  case shared = "Shared"

  /// The types outside the pattern that count as this, by name; widgets are told by their module or ancestor instead.
  ///
  /// A type that a card gives to a role plays that role instead, as `LoginFailure` does where it is part of the Model.
  public var types: Set<String> {
    switch self {
    case .widgets: []
    case .network:
      [
        "LoginEnvironment", "HTTPTransport", "HTTPResponse", "LoginWire", "URLSessionTransport", "URL",
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession", "URLSessionConfiguration", "URLError",
      ]
    case .storage: ["SessionFile", "SessionFormat", "FileManager", "FileHandle", "UserDefaults"]
    case .shared: ["LoginStrings", "EmailAddress", "LoginFailure"]
    }
  }

  /// What lies outside a program's logic; shared words do not.
  static let outside: Set<Surrounding> = [.widgets, .network, .storage]

  /// The surrounding that each of those types counts as.
  public static let byType = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { surrounding in surrounding.types.map { ($0, surrounding) } })

  /// The platform's types that are vocabulary like the standard library's; every other that a pattern names has to belong
  /// to a surrounding, so that nothing reaches outside unseen.
  public static let vocabulary: Set<String> = [
    "CharacterSet", "Data", "Date", "Observable", "ObservationRegistrar", "Selector", "Mirror",
    "NotificationCenter",
  ]
}
