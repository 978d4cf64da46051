import Catalog
import Examples

/// A sentence about one pattern that can be quoted alone: with its figures, how
/// they were measured, and where they stand.
package struct Fact: Sendable {
  /// A figure of the fact under the name that it has in the JSON of reports.
  package struct Figure: Sendable, Hashable, Encodable {
    /// The name, such as that of a measure.
    package let name: String
    /// The value; nil if there is none to count.
    package let value: Double
  }

  /// The pattern's card.
  package let card: Card
  /// The subject.
  package let topic: FactTopic
  /// The examples that the figures are about.
  package let examples: [Example]
  /// The figures in the sentence, in its order.
  package let figures: [Figure]
  /// What the pattern has or does, after its name and without
  /// a point at the end.
  package let statement: String
  /// The place of the figures in the documentation.
  package let address: FactAddress

  /// The fact in one sentence: `MVP: 23 types in Notes, 12 of them protocols`.
  package var sentence: String { "\(card.name): \(statement)" }

  /// The sentence, how it was measured, and where the figures stand.
  package var quotation: String {
    "\(sentence) – \(topic.method) – \(address.path)"
  }
}

extension Fact: Encodable {
  private enum CodingKeys: CodingKey {
    case pattern, topic, examples, figures, sentence, method, address
  }

  /// Encodes the fact with the ids of pattern and examples.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(card.id, forKey: .pattern)
    try container.encode(topic, forKey: .topic)
    try container.encode(examples.map(\.id), forKey: .examples)
    try container.encode(figures, forKey: .figures)
    try container.encode(sentence, forKey: .sentence)
    try container.encode(topic.method, forKey: .method)
    try container.encode(address.path, forKey: .address)
  }
}
