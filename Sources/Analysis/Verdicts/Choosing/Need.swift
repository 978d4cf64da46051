import Catalog

/// An answer to a question of `compare choose`.
public struct Need: Sendable, Hashable {
  /// The question.
  public let question: Question.ID
  /// The word of the answer, such as `rules` or a pattern's id; nil if it is a number alone.
  public let word: String?
  /// The number that limits the figure; nil without one.
  public let limit: Int?
  /// The figure that decides; nil if the answer rules nothing out.
  public let criterion: Criterion?

  /// The answer as it is typed, such as `rules`, `90` or `mvc=400`.
  public var text: String {
    [word, limit.map(String.init)].compactMap(\.self).joined(separator: "=")
  }

  /// The option on the command line, such as `--changes rules`.
  public var argument: String { "--\(question.rawValue) \(text)" }

  /// The same answer with another number.
  public func limited(to limit: Int) -> Need {
    Need(question: question, word: word, limit: limit, criterion: criterion)
  }
}

extension Need: Encodable {
  private enum CodingKeys: CodingKey { case question, word, limit }

  /// Encodes the question, the word and the limit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(question, forKey: .question)
    try container.encodeIfPresent(word, forKey: .word)
    try container.encodeIfPresent(limit, forKey: .limit)
  }
}
