import Driver

/// The first observable difference between two programs in a session, or an object that one of them leaks.
public struct SessionDifference: Sendable, Equatable {
  /// The state of one program at the difference.
  public struct Side: Sendable, Equatable {
    /// The pattern's id.
    public let pattern: String
    /// The window as plain text.
    public let frame: String
  }

  /// The steps up to the difference.
  public let steps: [Step]
  /// The program that the others are compared with.
  public let reference: Side
  /// The program that differs; the same as `reference` if that one fails an expectation or leaks.
  public let other: Side
  /// All patterns if a step fails in the same way in each of them; otherwise empty.
  public let unanimous: [String]
  /// A short description of the difference.
  public let what: String
}
