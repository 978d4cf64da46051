/// A group of types outside a pattern's code that play no role.
public enum Surrounding: String, Sendable, Hashable, CaseIterable {
  /// Every type of `TerminalKit`, and its subclasses in the examples.
  case widgets = "Widgets"
  /// Access to a server.
  case network = "Network"
  /// Access to data that outlives the program.
  case storage = "Storage"
  /// Texts and rules of the examples that all patterns share; every role may refer to them.
  case shared = "Shared"

  /// The names of the types; empty for widgets, which are known by their module or superclass.
  ///
  /// A type that a card lists in a role plays that role instead, as `LoginFailure` does in some Models.
  public var types: Set<String> {
    switch self {
    case .widgets: []
    case .network:
      [
        "LoginEnvironment", "NotesEnvironment", "HTTPTransport", "HTTPResponse", "LoginWire", "NotesWire",
        "TransportFailure", "URLSessionTransport", "URL", "URLRequest", "URLResponse", "HTTPURLResponse",
        "URLSession", "URLSessionConfiguration", "URLError",
      ]
    case .storage: ["DataStore", "PrivateFile", "SessionFormat", "FileManager", "FileHandle", "UserDefaults"]
    case .shared:
      ["LoginStrings", "NotesStrings", "EmailAddress", "LoginFailure", "NotesFailure", "NotesNotice"]
    }
  }

  /// The types of the network and of storage that are values or bundles: to name one reaches nothing outside.
  public static let values: Set<String> = [
    "LoginEnvironment", "NotesEnvironment", "HTTPResponse", "LoginWire", "NotesWire", "TransportFailure",
    "URL", "URLRequest", "URLResponse", "HTTPURLResponse", "URLError", "SessionFormat",
  ]

  /// The surroundings outside a program's logic.
  static let outside: Set<Surrounding> = [.widgets, .network, .storage]

  /// The surrounding of each type, by the type's name.
  public static let byType = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { surrounding in surrounding.types.map { ($0, surrounding) } })

  /// The platform's types that are vocabulary, like the standard library's.
  ///
  /// Any other that a pattern refers to must belong to a surrounding, so that no outside access goes unnoticed.
  public static let vocabulary: Set<String> = [
    "CharacterSet", "Data", "Date", "IndexPath", "Observable", "ObservationRegistrar", "Selector", "Mirror",
    "NotificationCenter",
  ]
}
