/// A word of a line with its ink; spaces in it are not broken at.
public struct Word: Sendable, Equatable {
  /// The text, harmless for a terminal.
  public var text: String
  /// How it is set off.
  public var ink: Ink

  /// Makes a word of a text that is harmless.
  public init(text: String, ink: Ink = .plain) {
    (self.text, self.ink) = (text, ink)
  }
}
