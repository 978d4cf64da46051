import Catalog

/// What nobody measured here, with what the sources of some patterns say of it.
struct UnmeasuredWords {
  private let cards: [Card]

  init(_ cards: [Card]) {
    self.cards = cards
  }

  /// A topic each with the claims, then the topics without any.
  @ListBuilder<Block>
  func blocks(_ detail: Detail) -> [Block] {
    let told = UnmeasuredTopic.all.filter { !items(on: $0).isEmpty }
    let untold = UnmeasuredTopic.all.filter { items(on: $0).isEmpty }
    Block.heading(
      detail.sectionLevel,
      ["What nobody measured here, and what the sources say of it"]
    )
    for topic in told {
      Block.sentence("\(topic.name.capitalizedFirst):")
      Block.nested([.list(items(on: topic))])
    }
    if !untold.isEmpty {
      let names = listed(untold.map(\.name))
      Block.sentence("On \(names): nothing of these patterns.")
    }
  }

  private func items(on topic: UnmeasuredTopic) -> [[Span]] {
    cards.flatMap { card in
      let claims = card.claims.filter { topic.claims.contains($0.id) }
      return claims.map { claim in
        [
          Span("\(card.shortName): \(claim.text)"),
          Span.attribution(claim, hasID: false),
        ]
      }
    }
  }
}
