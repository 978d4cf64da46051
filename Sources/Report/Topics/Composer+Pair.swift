import Catalog
import Verdicts

extension Composer {
  /// Two patterns beside each other: sentences on a screen, and the
  /// tables with all details.
  @ListBuilder<[Block]>
  var pair: [[Block]] {
    let cards = findings.patterns.map(\.card)
    let names = cards.map(\.name).joined(separator: " and ")
    [Block.paragraph([Span(names, .strong)])] + heads(of: cards)
    // The sentences come last on a screen, so that they stay in
    // sight if it is low.
    if detail.isScreen {
      between
      failures
      breaches
      sentences
    } else {
      sentences
      figures(of: findings.patterns)
      failures
      breaches
      between
    }
    end
  }

  /// The roles of each pattern, and a note if one is a misuse.
  private func heads(of cards: [Card]) -> [Block] {
    [.definitions(cards.map(roles))] + cards.compactMap(noteOnMisuse)
  }

  private func roles(of card: Card) -> Definition {
    let number = counted(card.roles.count, "role")
    let meaning = [Span].building {
      Span("\(card.summary) ")
      [Span].phrases(card.roles.map(\.name))
      Span("(\(number))", .faint, isUnbreakable: true)
    }
    return Definition([Span(card.id, .strong)], meaning)
  }

  private func noteOnMisuse(of card: Card) -> Block? {
    guard let name = card.misusedName else { return nil }
    return .sentence(
      """
      \(card.name) is the misuse of \(name), not a pattern; claims against \
      \(name) are judged here against it.
      """
    )
  }

  // MARK: Claims

  /// The claims against each other, a line each; on a screen
  /// the verdicts first.
  private var between: [Block] {
    let claims = findings.between
    if !claims.isEmpty { return blocks(between: claims) }
    if findings.patterns.contains(where: { $0.code == nil }) { return [] }
    return [.sentence("No claim compares these two.")]
  }

  @ListBuilder<Block>
  private func blocks(between claims: [ClaimFinding]) -> [Block] {
    let judged = claims.filter { $0.verdict != nil }
    let others = claims.filter { $0.verdict == nil }
    let answer = if judged.isEmpty { "says why" } else { "has the figures" }
    Block.heading(
      3,
      ["Claims against each other, judged for these two"],
      note: [Span("'explain ID' \(answer)", .faint)]
    )
    if detail.isScreen {
      Block.definitions(judged.map(definition))
      if !others.isEmpty { without(verdict: others) }
    } else {
      Block.definitions(claims.map(definition))
    }
  }

  private func definition(of finding: ClaimFinding) -> Definition {
    let side = finding.claim.side.rawValue
    let pattern = Span("\(finding.card.shortName), \(side):")
    return Definition(
      [.label(finding, isFull: false)],
      [pattern] + line(of: finding)
    )
  }

  private func without(verdict claims: [ClaimFinding]) -> Block {
    let ids = claims.map { "\($0.claim.id) (\($0.claim.source.label))" }
    return .paragraph([Span("Without a verdict:", .strong)] + .phrases(ids))
  }

  // MARK: Sentences

  /// The differences in sentences under a heading; none if there are none.
  @ListBuilder<Block>
  var sentences: [Block] {
    let differences = differences
    if !differences.isEmpty {
      Block.heading(
        detail.sectionLevel,
        ["Differences"],
        note: [Self.noteOnCommands]
      )
      differences
    }
  }

  private static let noteOnCommands = Span(
    "each with what to type after 'swift run compare' to see why",
    .faint
  )
}
