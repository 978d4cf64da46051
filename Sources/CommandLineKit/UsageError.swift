/// A command line that cannot be followed.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, in a sentence or two; what the user typed is shown escaped.
  public let message: String
  /// The whole text to show: the message, the usage and where to find help.
  public let description: String
}
