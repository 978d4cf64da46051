import CommandLineKit
import TerminalText

extension CommandError {
  /// A word that names nothing, with a suggestion and the names to choose from.
  static func unknown(
    _ word: String, _ kind: String, among names: [String], separator: String = ", "
  ) -> CommandError {
    let meant = word.closest(among: names).map { "Did you mean '\($0)'? " } ?? ""
    return CommandError(
      "Unknown \(kind) '\(VisibleText.escaping(word))'. \(meant)Choose from: \(names.joined(separator: separator)).",
      .usage)
  }
}
