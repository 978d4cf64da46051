import TerminalText

/// How the program reads steps and prints windows line by line.
struct PlainMode {
  /// Whether a person types the steps, because the standard input is a terminal.
  let isForPerson: Bool
  /// Whether the prompt goes to the standard output, because that is a terminal too.
  let showsPrompt: Bool
  /// Whether each changed window is printed whole.
  let printsFrames: Bool
  /// Whether a script goes on after a failed step.
  let keepsGoing: Bool
  /// The present width of a window.
  let columns: () -> Int
  let glyphs: Glyphs
  /// The text of the step `help`.
  let help: String

  /// The sentence after an error.
  var adviceAfterError: String {
    if isForPerson { return "'help' lists the steps." }
    return keepsGoing ? "The next step is run." : "Nothing after it was run; '--help' lists the steps."
  }
}
