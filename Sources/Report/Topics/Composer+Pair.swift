import Catalog
import Verdicts

extension Composer {
  /// Two patterns beside each other: sentences on a screen, and the tables with all details.
  var pair: [[Block]] {
    let cards = findings.patterns.map(\.card)
    let title = Block.paragraph([Span(cards.map(\.name).joined(separator: " and "), .strong)])
    let start = [title] + heads(of: cards)
    // The sentences come last on a screen, so that they stay in sight if it is low.
    return detail.isScreen
      ? [start, between] + failures + [breaches, sentences, end]
      : [start, sentences, figures(of: findings.patterns)] + failures + [breaches, between, end]
  }

  /// The claims against each other, a line each; on a screen the verdicts first.
  private var between: [Block] {
    let claims = findings.between
    guard !claims.isEmpty else {
      return findings.patterns.contains { $0.code == nil }
        ? [] : [.paragraph(["No claim compares these two."])]
    }
    let note = Span(
      claims.contains { $0.verdict != nil } ? "'explain ID' has the figures" : "'explain ID' says why", .faint
    )
    let heading = Block.heading(3, ["Claims against each other, judged for these two"], note: [note])
    let shown = detail.isScreen ? claims.filter { $0.verdict != nil } : claims
    let lines = shown.map { finding in
      let pattern = Span("\(finding.card.shortName), \(finding.claim.side.rawValue):")
      return Definition([.label(finding, isFull: false)], [pattern] + line(of: finding))
    }
    let others = detail.isScreen ? claims.filter { $0.verdict == nil } : []
    let ids = others.map { "\($0.claim.id) (\($0.claim.source.label))" }
    let rest = Block.paragraph([Span("Without a verdict:", .strong)] + .phrases(ids))
    return [heading, .definitions(lines)] + (others.isEmpty ? [] : [rest])
  }

  /// The differences in sentences, each with the command that shows why.
  var sentences: [Block] {
    let sentences = PairSentences(of: findings).all.map { text, command in
      [Span(text), Span("(\(command))", .faint, isUnbreakable: true)]
    }
    let note = Span("each with what to type after 'swift run compare' to see why", .faint)
    return sentences.isEmpty
      ? [] : [.heading(detail.isPage ? 2 : 3, ["Differences"], note: [note]), .numbered(sentences)]
  }

  /// The roles of each pattern, and a note if one is a misuse.
  private func heads(of cards: [Card]) -> [Block] {
    let roles = cards.map { card in
      let count = Span("(\(counted(card.roles.count, "role")))", .faint, isUnbreakable: true)
      return Definition(
        [Span(card.id, .strong)], [Span("\(card.summary) ")] + .phrases(card.roles.map(\.name)) + [count])
    }
    return [.definitions(roles)]
      + cards.compactMap { card in
        card.misusedName.map { name in
          .paragraph([
            "\(card.name) is the misuse of \(name), not a pattern; claims against \(name) are judged here against it."
          ])
        }
      }
  }
}
