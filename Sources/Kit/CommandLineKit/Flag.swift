/// An option without a value, `--name`; parsed, it is a `Bool`.
public struct Flag: NamedOption {
  /// The name without dashes.
  public let name: String
  /// The help text, one sentence.
  public let help: String

  /// Always `nil`: a flag takes no value.
  public var valueRule: ValueRule? { nil }

  /// Declares a flag by its name without dashes.
  public init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }
}

extension Flag {
  static let showHelp = Flag("help", help: "Show help information.")
  static let showVersion = Flag("version", help: "Show the version.")
}
