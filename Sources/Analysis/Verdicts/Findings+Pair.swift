import Catalog

extension Findings {
  /// The findings on two of the patterns, without the claims of these against each other.
  package func pair(_ first: Card.ID, _ second: Card.ID) -> Findings {
    let pair = [first, second].compactMap { id in patterns.first { $0.card.id == id } }
    return Findings(examples: examples, patterns: pair)
  }
}
