/// How a kind of check is written, for messages and for docs/commands.md.
struct CheckForm: Equatable, Sendable {
  /// The first word of its lines.
  let word: String
  /// The words after the first: capitals stand for what a kata chooses.
  let arguments: String

  /// A whole line, such as `rules PATTERN`.
  var line: String { "\(word) \(arguments)" }
}
