import Catalog

/// What nobody measured here, with what the sources of some patterns say of it.
struct UnmeasuredWords {
  private let cards: [Card]

  init(_ cards: [Card]) {
    self.cards = cards
  }

  /// A topic each with the claims, then the topics without any.
  func blocks(_ detail: Detail) -> [Block] {
    let heading = Block.heading(
      detail.isPage ? 2 : 3,
      ["What nobody measured here, and what the sources say of it"]
    )
    let sayings = UnmeasuredTopic.all.map { (topic: $0, items: items(on: $0)) }
    let told = sayings.filter { !$0.items.isEmpty }.flatMap {
      topic,
      items -> [Block] in
      [
        .paragraph([Span("\(topic.name.capitalizedFirst):")]),
        .nested([.list(items)]),
      ]
    }
    let untold = sayings.filter(\.items.isEmpty).map(\.topic.name)
    let rest = "On \(listed(untold)): nothing of these patterns."
    return [heading] + told + (untold.isEmpty ? [] : [.paragraph([Span(rest)])])
  }

  private func items(on topic: UnmeasuredTopic) -> [[Span]] {
    cards.flatMap { card in
      card.claims.filter { topic.claims.contains($0.id) }.map { claim in
        [
          Span("\(card.shortName): \(claim.text)"),
          Span.attribution(claim, hasID: false),
        ]
      }
    }
  }
}
