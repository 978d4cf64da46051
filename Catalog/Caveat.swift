/// A numbered remark on an error in a source, or on a departure from it.
public struct Caveat: Sendable, Hashable {
  /// The number on the card, from 1.
  public let number: Int
  /// The remark in a sentence or two.
  public let text: String

  /// Creates a caveat from its number and its text.
  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}
