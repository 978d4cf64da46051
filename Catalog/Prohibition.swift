import Measures

/// A sentence of a source that forbids references, and so is the reason why a card has no arrow for them.
///
/// The check of the arrows enforces it. A rule that arrows entail is no rule but a prohibition.
public struct Prohibition: Sendable, Hashable {
  /// What the source says.
  public let text: String
  /// The source.
  public let source: Source
  /// The counts that the card's arrows leave at 0.
  public let forbidden: [Measure]

  /// Creates a prohibition.
  init(_ text: String, in source: Source, forbids forbidden: Measure...) {
    (self.text, self.source, self.forbidden) = (text, source, forbidden)
  }
}
