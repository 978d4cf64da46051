/// An error that ends a command.
public struct CommandError: Error, Equatable {
  /// The failure and its remedy, in a sentence or two; for an invalid command line also the usage.
  public let message: String
  /// The exit code of the command.
  public let exitCode: ExitCode

  /// Creates an error from its message.
  public init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }

  /// A word that names nothing, with a suggestion, also among further names, and the names to choose from, or the command
  /// that lists them.
  public static func unknown(
    _ word: String, _ kind: String, among names: [String], or others: [String] = [],
    separator: String = ", ", listedBy command: String? = nil
  ) -> CommandError {
    let choices = command.map { " '\($0)' lists them." } ?? String.choices(names, separator: separator)
    return CommandError(
      "Unknown \(kind) '\(word.echoed)'.\(word.suggestion(among: names + others))\(choices)", .usage)
  }
}
