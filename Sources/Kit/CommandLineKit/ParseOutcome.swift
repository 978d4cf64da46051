/// The result of parsing a valid command line.
public enum ParseOutcome: Sendable {
  /// The command is to be run with these values.
  case run(Parsed)
  /// The help or the version is to be printed, which has no trailing line break.
  case answer(String)
}
