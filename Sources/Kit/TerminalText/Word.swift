/// A unit of line breaking with its attribute; it may contain spaces.
public struct Word: Sendable, Equatable {
  /// The text, already escaped.
  public var text: String
  /// The attribute.
  public var ink: Ink

  /// Creates a word from escaped text.
  public init(text: String, ink: Ink = .plain) {
    (self.text, self.ink) = (text, ink)
  }
}
