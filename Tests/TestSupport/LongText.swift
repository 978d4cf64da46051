import Testing

/// A text as a test argument, of which only the beginning and the length are printed if it is long.
public nonisolated struct LongText: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  /// The number of characters that are printed.
  private static let limit = 40

  /// The whole text.
  public let text: String

  /// Wraps a text.
  public init(_ text: String) {
    self.text = text
  }

  /// Wraps a literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// A text repeated a number of times.
  public static func repeating(_ text: String, _ count: Int) -> LongText {
    LongText(String(repeating: text, count: count))
  }

  /// The text, or its beginning with the number of all its characters; control characters are escaped.
  public var testDescription: String {
    let start = String(text.prefix(Self.limit)).debugDescription
    return text.count > Self.limit ? "\(start)… of \(text.count) characters" : start
  }
}
