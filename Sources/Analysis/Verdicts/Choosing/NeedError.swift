import Catalog

/// A text that does not answer a question.
public struct NeedError: Error, Equatable, CustomStringConvertible {
  /// The text.
  public let text: String
  /// The answers, such as `rules, data, screens or navigation`.
  public let expected: String
  /// The words among which there may be the one that was meant.
  public let candidates: [String]

  /// The word before the number, which may be misspelt: `mvcc` of `mvcc=3`.
  public var word: String { String(text.prefix { $0 != "=" }) }

  /// What would be an answer.
  public var description: String { "'\(text)' is no answer. Expected \(expected)." }
}
