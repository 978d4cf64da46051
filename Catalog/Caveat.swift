/// A numbered remark on an error in a source, or on a departure from it.
public struct Caveat: Sendable, Hashable {
  /// What a caveat is about.
  public enum Subject: Sendable, Hashable {
    /// The code of this version: a test of the pattern's own, called that, shows it.
    case code(test: String)
    /// Only what a text says, or what a word means: there is nothing to run.
    case text
  }

  /// The number on the card, from 1.
  public let number: Int
  /// What the remark is about.
  public let subject: Subject
  /// The remark in a sentence or two.
  public let text: String

  /// Creates a caveat from its number, its subject and its text.
  public init(number: Int, about subject: Subject, text: String) {
    self.number = number
    self.subject = subject
    self.text = text
  }
}
