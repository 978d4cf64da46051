/// The first moment of a session at which two programs are not the same from outside, or one leaves something behind.
public struct SessionDifference: Sendable, Equatable {
  /// The steps up to that moment.
  public let steps: [Step]
  /// The pattern that the others are held against, and the one that differs; they are the same if it differs from what is
  /// right for all.
  public let patterns: (reference: String, other: String)
  /// What differs, in a few words.
  public let what: String
  /// The two windows as plain text.
  public let frames: (reference: String, other: String)

  /// Whether two differences are the same.
  public static func == (one: SessionDifference, other: SessionDifference) -> Bool {
    one.steps == other.steps && one.patterns == other.patterns && one.what == other.what
      && one.frames == other.frames
  }
}
