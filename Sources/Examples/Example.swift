import TerminalKit

/// A small program that patterns implement alike: everything that sets one example apart from the others.
///
/// Scenarios, random sessions, figures, reports and programs read these facts, so that none of them switches over examples.
public struct Example: Sendable {
  /// The name as a heading has it; folders of sources and scenarios have it too.
  public let name: String

  /// The word before a pattern's id in the name of a program, such as `greet` in `greet-mvp`.
  public let prefix: String

  /// What the program does, for a help page.
  public let summary: String

  /// Command lines for a help page, after the program's name or around `PROGRAM`.
  public let usage: [String]

  /// The screens, the first one first.
  public let screens: [Screen]

  /// The shared symbols whose change impact is measured in every pattern.
  public let impactSubjects: [String]

  /// The texts that are set before a launch; nil if there are none.
  public var settings: Settings?

  /// Whether the program sends requests.
  public var usesNetwork = false

  /// The names of the files that the program stores, without the extension.
  public var files: [String] = []

  /// The title of the screen that asks for an account; nil if none does.
  public var accountScreen: String?

  /// Plausible inputs for random sessions.
  public var samples = Samples()

  /// Shows the example in a window.
  typealias Presentation = @MainActor (ExampleEnvironment, Window) -> Void

  /// The way to ask a pattern to show the example; nil if the pattern does not have it.
  let presentation: @Sendable (any Pattern) -> Presentation?

  /// The examples, each of which is larger than the one before.
  public static let all = [greeting, login]

  /// The name of a pattern's program for the example, such as `greet-mvp`.
  public func program(of patternID: String) -> String { "\(prefix)-\(patternID)" }

  /// Which patterns are without the example, in words; nil if none is.
  public func absence(from patternIDs: [String]) -> String? {
    patternIDs.isEmpty ? nil : "Without \(name): \(patternIDs.joined(separator: ", "))"
  }

  /// The example before this one, which this one has grown from; nil for the first.
  public var predecessor: Example? {
    Self.all.firstIndex(of: self).flatMap { $0 > 0 ? Self.all[$0 - 1] : nil }
  }
}

extension Example: Identifiable, Hashable, CustomStringConvertible {
  /// The name in lower case, as options and JSON have it.
  public var id: String { name.lowercased() }

  /// The identifier, for tests and messages.
  public var description: String { id }

  /// Names are unique.
  public static func == (one: Example, other: Example) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Example {
  /// Whether a pattern has the example.
  public func isShown(by pattern: any Pattern) -> Bool { presentation(pattern) != nil }

  /// Has a pattern show the example in a window.
  ///
  /// - Precondition: The pattern has the example.
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
