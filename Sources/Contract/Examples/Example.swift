import TerminalKit

/// A small program that patterns implement with the same behaviour.
///
/// The value has all properties in which examples differ, so that no other code switches over examples.
public struct Example: Sendable {
  /// The name in headings and of the folders of sources and scenarios.
  public let name: String

  /// The first part of a program's name, such as `greet` in `greet-mvp`.
  public let prefix: String

  /// A short description for the help page.
  public let summary: String

  /// Command lines for the help page, with `PROGRAM` for the program's name.
  public let usage: [String]

  /// The screens in the order in which they appear.
  public let screens: [Screen]

  /// The types of the data that all patterns share; they are values and hold no objects.
  public var entities: [any Sendable.Type] = []

  /// The shared symbols whose change impact is measured in every pattern.
  public let impactSubjects: [String]

  /// The settings before a launch; nil if there are none.
  public var settings: Settings?

  /// Whether the program sends requests.
  public var usesNetwork = false

  /// The names of the files that the program stores, without the extension.
  public var files: [String] = []

  /// The title of the login screen; nil if there is none.
  public var accountScreen: String?

  /// Plausible inputs for random sessions.
  public var samples = Samples()

  /// A function that shows the example in a window.
  typealias Presentation = @MainActor (ExampleEnvironment, Window) -> Void

  /// Returns the function with which a pattern shows the example; nil if the pattern does not have it.
  let presentation: @Sendable (any Pattern) -> Presentation?

  /// All examples, ordered by size.
  public static let all = [greeting, login, notes]

  /// The name of a pattern's program for the example, such as `greet-mvp`.
  public func program(of patternID: String) -> String { "\(prefix)-\(patternID)" }

  /// A sentence that lists the patterns without the example; nil if there are none.
  public func absence(from patternIDs: [String]) -> String? {
    patternIDs.isEmpty ? nil : "Without \(name): \(patternIDs.joined(separator: ", "))"
  }
}

extension Example: Identifiable, Hashable, CustomStringConvertible {
  /// The name in lower case, for options and JSON.
  public var id: String { name.lowercased() }

  /// The identifier, for tests and messages.
  public var description: String { id }

  /// Compares the names, which are unique.
  public static func == (one: Example, other: Example) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Example: Codable {
  /// Decodes an example's identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let id = try container.decode(String.self)
    guard let example = Self.all.first(where: { $0.id == id }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(id)' is no example")
    }
    self = example
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

extension Example {
  /// Whether a pattern has the example.
  public func isShown(by pattern: any Pattern) -> Bool { presentation(pattern) != nil }

  /// Shows the example in a window.
  ///
  /// - Precondition: The pattern has the example; see ``isShown(by:)``.
  @MainActor
  public func show(by pattern: any Pattern, with environment: ExampleEnvironment, in window: Window) {
    guard let present = presentation(pattern) else {
      preconditionFailure("\(pattern.id) does not have \(name); ask isShown(by:) first")
    }
    present(environment, window)
  }

  /// The examples that a pattern has.
  public static func shown(by pattern: any Pattern) -> [Example] {
    all.filter { $0.isShown(by: pattern) }
  }
}
