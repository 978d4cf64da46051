/// An invalid command line.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The error in a sentence or two; user input is escaped.
  public let message: String
  /// The complete text: the message, the usage and a hint at `--help`.
  public let description: String
}
