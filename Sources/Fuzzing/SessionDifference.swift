import Scenarios

/// The first moment of a session at which two programs are not the same from outside, or one leaves something behind.
public struct SessionDifference: Sendable, Equatable {
  /// One of the two programs at that moment.
  public struct Side: Sendable, Equatable {
    /// The pattern's id.
    public let pattern: String
    /// The window as plain text.
    public let frame: String
  }

  /// The steps up to that moment.
  public let steps: [Step]
  /// The program that the others are held against.
  public let reference: Side
  /// The one that differs; the same again if it differs from what is right for all.
  public let other: Side
  /// The patterns that, all alike, do something else than the session says; empty if not all do.
  public let unanimous: [String]
  /// What differs, in a few words.
  public let what: String
}
