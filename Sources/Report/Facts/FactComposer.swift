/// Composes facts: a line each under the heading of their topic,
/// and what is left out.
struct FactComposer {
  let sheet: FactSheet
  let detail: Detail

  var document: Document {
    let topics = FactTopic.allCases.map(section)
    return Document(origin: Composer.origin, [title] + topics + [gaps])
  }

  @ListBuilder<Block>
  private var title: [Block] {
    detail.title("Facts to quote")
    if detail.isPage { Block.sentence(Self.introduction) }
  }

  private static let introduction = """
    A fact in each line: what was counted, how, and where the figures stand. \
    `swift run compare facts` prints them for some patterns, one example or \
    some topics.
    """

  private func section(of topic: FactTopic) -> [Block] {
    let facts = sheet.facts.filter { $0.topic == topic }
    if facts.isEmpty { return [] }
    return [.heading(2, [Span(topic.heading)]), lines(of: facts)]
  }

  private func lines(of facts: [Fact]) -> Block {
    guard detail.isPage else {
      return .lines(facts.map { Line(mark: "• ", text: "\($0.quotation)") })
    }
    return .list(facts.map(spans))
  }

  private func spans(of fact: Fact) -> [Span] {
    let address = Span(fact.address.path).linked(to: fact.address.pathInDocs)
    return [Span("\(fact.sentence) – \(fact.topic.method) –"), address]
  }

  private var gaps: [Block] {
    guard !sheet.gaps.isEmpty else { return [] }
    return [.lines(sheet.gaps.map { Line(mark: "? ", text: "\($0.sentence)") })]
  }
}
