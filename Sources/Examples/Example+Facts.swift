import TerminalKit

extension Example {
  /// A screen that all patterns share.
  public struct Screen: Sendable {
    /// The name that a pattern's types for the screen carry, such as `Home`.
    public let name: String
    /// The title with which the screen opens.
    public let title: String
    /// Makes the screen's view.
    public let view: @MainActor @Sendable () -> View
  }

  /// Texts that a program takes as options before its launch.
  public struct Settings: Sendable {
    /// The first word of the scenario step that sets all of them, in order.
    public let step: String
    /// One text.
    public struct Field: Sendable {
      /// The name of the option.
      public let name: String
      /// The text unless another is given.
      public let `default`: String
      /// The help for the option.
      public let help: String
    }
    /// The texts, in order.
    public let fields: [Field]
    /// Texts for random sessions, for any of the fields.
    public let samples: [String]
    /// Why some texts cannot be used, in lower case without a full stop; nil if they can.
    public let refusal: @Sendable ([String]) -> String?

    /// The default texts, in order.
    public var defaults: [String] { fields.map(\.default) }
  }

  /// Plausible inputs for random sessions; what is not plausible is invented for all examples alike.
  public struct Samples: Sendable {
    /// Texts to type, by the identifier of the field; a secure field has none.
    public var texts: [String: [String]] = [:]
    /// Bodies of successful answers.
    public var answers: [String] = []
    /// Contents of the stored file at a launch.
    public var stored: [String] = []
  }
}
