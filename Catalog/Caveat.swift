/// A numbered remark on an error of a source, or on a departure from it.
public struct Caveat: Sendable, Hashable {
  /// The subject of a caveat.
  public enum Subject: Sendable, Hashable {
    /// The code in this package; the named test of the pattern shows it.
    case code(test: String)
    /// A text or a term, which no test can show.
    case text
  }

  /// The number on the card, from 1.
  public let number: Int
  /// The subject.
  public let subject: Subject
  /// The claims of the card on which it has a bearing, those that the text names.
  public let claims: [Claim.ID]
  /// The remark, in a sentence or two.
  public let text: String

  /// Creates a caveat.
  ///
  /// - Parameters:
  ///   - number: The number on the card, from 1.
  ///   - subject: The subject.
  ///   - claims: The claims of the card that the text names.
  ///   - text: The remark.
  public init(number: Int, about subject: Subject, weighingOn claims: [Claim.ID] = [], text: String) {
    self.number = number
    self.subject = subject
    self.claims = claims
    self.text = text
  }
}
