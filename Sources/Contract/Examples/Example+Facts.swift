import TerminalKit

extension Example {
  /// A screen that all patterns share.
  public struct Screen: Sendable {
    /// The prefix of a pattern's types for the screen, such as `Home`.
    public let name: String
    /// The initial title.
    public let title: String
    /// Creates the screen's view.
    public let view: @MainActor @Sendable () -> View
  }

  /// Texts that are set by options before the launch.
  public struct Settings: Sendable {
    /// The first word of the scenario step that sets all fields in order.
    public let step: String
    /// A text with an option of its own.
    public struct Field: Sendable {
      /// The name of the option.
      public let name: String
      /// The placeholder for its value in the help, such as `NAME`.
      public let value: String
      /// The default text.
      public let `default`: String
      /// The help for the option.
      public let help: String
    }
    /// The fields in order.
    public let fields: [Field]
    /// Texts for random sessions, for all fields.
    public let samples: [String]
    /// Returns the reason why texts are invalid, in lower case without a full stop; nil if they are valid.
    public let refusal: @Sendable ([String]) -> String?

    /// The default texts, in order.
    public var defaults: [String] { fields.map(\.default) }
  }

  /// Plausible inputs for random sessions; implausible ones are the same for all examples.
  public struct Samples: Sendable {
    /// Texts to type, by the identifier of the field; secure fields have none.
    public var texts: [String: [String]] = [:]
    /// Bodies of successful responses.
    public var answers: [String] = []
    /// Whether most responses are the service's own, which need no password.
    public var usesService = false
    /// Contents of the stored file before a launch.
    public var stored: [String] = []
  }
}
