/// An error that ends a command.
public struct CommandError: Error, Equatable {
  /// The failure and its remedy, in a sentence or two; for an invalid command line also the usage.
  public let message: String
  /// The exit code of the command.
  public let exitCode: ExitCode

  /// The word that names nothing, if that is the error: a command may know more of it.
  public let unknownWord: String?

  /// Creates an error from its message.
  public init(_ message: String, _ exitCode: ExitCode, unknownWord: String? = nil) {
    self.message = message
    self.exitCode = exitCode
    self.unknownWord = unknownWord
  }

  /// A word that names nothing, with a suggestion, also among further names, and the names to choose from, or the command
  /// that lists them.
  public static func unknown(
    _ word: String, _ kind: String, among names: [String], or others: [String] = [],
    separator: String = ", ", listedBy command: String? = nil
  ) -> CommandError {
    let choices = command.map { " '\($0)' lists them." } ?? String.choices(names, separator: separator)
    return CommandError(
      "Unknown \(kind) '\(word.echoed)'.\(word.suggestion(among: names + others))\(choices)", .usage,
      unknownWord: word)
  }

  /// A word that selects none or several of many names: at most five of those that match, or else of the nearest, and the
  /// command that lists all.
  public static func unknown(
    _ word: String, _ kind: String, matching matches: [String], among names: [String], separator: String,
    listedBy command: String
  ) -> CommandError {
    let found = matches.isEmpty ? word.nearest(among: names) : matches
    let shown = Array(found.prefix(String.mostSuggestions))
    let isOne = shown.count == 1
    let suggestion = isOne ? " Did you mean '\(shown[0])'?" : String.choices(shown, separator: separator)
    let isComplete = !matches.isEmpty && shown.count == matches.count
    let list = isComplete ? "" : " '\(command)' lists all \(names.count)."
    return CommandError("Unknown \(kind) '\(word.echoed)'.\(suggestion)\(list)", .usage, unknownWord: word)
  }
}
