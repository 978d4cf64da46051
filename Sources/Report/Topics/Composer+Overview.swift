import Catalog
import Examples
import Measures
import Verdicts

extension Composer {
  /// All patterns: the first screen, one page, or everything.
  var overview: [[Block]] {
    switch detail {
    case .screen: findings.isGood ? overviewComposer.document.sections : failed
    case .page where findings.patterns.count > 2: page
    case .page, .all: whole
    }
  }

  /// The first screen after something has failed.
  @ListBuilder<[Block]>
  private var failed: [[Block]] {
    overviewComposer.head
    failures
    breaches
    overviewComposer.body
    totals
  }

  // MARK: One page

  /// The figures, the claims that they decide, and the coupling; all else is on
  /// the page of each pattern.
  @ListBuilder<[Block]>
  private var page: [[Block]] {
    [.heading(1, [Span(findings.title)]), .paragraph(overviewComposer.remarks)]
      + overviewComposer.figures
    failures
    breaches
    prosAndCons
    arrows
    figures(of: findings.patterns)
    totals
  }

  @ListBuilder<Block>
  private var prosAndCons: [Block] {
    let judged = findings.patterns.flatMap(\.claims).filter { finding in
      finding.verdict != nil && finding.claim.side != .difference
    }
    Block.heading(2, ["Pros and cons"])
    if !judged.isEmpty {
      Block.table(
        Table(
          of: judged,
          flexible: 3,
          columns: [
            Column(["Pattern"]) { [Span($0.card.name, .strong)] },
            Column(["Said"]) { [Span($0.claim.side.rawValue)] },
            Column(["Verdict"]) { [.label($0, isFull: true)] },
            Column(["Claim"], cell: line),
          ]
        )
      )
    }
    Block.sentence(
      """
      These are the claims that figures decide. The page of each pattern has \
      all that is said of it, with the source, the figures behind a verdict and \
      what would turn it.
      """
    )
    Block.list(
      findings.patterns.map { pattern in
        [Self.link(to: pattern.card), Span(pattern.tally)]
      }
    )
  }

  /// A pattern's name, which leads to its page.
  private static func link(to card: Card) -> Span {
    // As '.ci/pages' lays the pages out.
    Span(card.name).linked(to: "patterns/\(card.id).md")
  }

  /// The diagrams of all patterns, for which the page has no room.
  @ListBuilder<Block>
  var diagrams: [Block] {
    if let example = findings.largestShared {
      findings.patterns.flatMap { diagram(of: $0, in: example) }
    }
  }

  // MARK: Everything

  @ListBuilder<[Block]>
  private var whole: [[Block]] {
    [Block.heading(1, [Span(findings.title)])]
    if findings.patterns.count == 2 {
      sentences
    } else {
      [Block.paragraph(overviewComposer.remarks)] + overviewComposer.glance
    }
    figures(of: findings.patterns)
    failures
    breaches
    if detail.isPage { legend } else { arrows }
    findings.patterns.flatMap(overview)
    definitions()
    kinds
    matrix
    sources
    end
  }

  /// One of the patterns.
  @ListBuilder<[Block]>
  private func overview(of pattern: PatternFindings) -> [[Block]] {
    head(of: pattern)
    roles(of: pattern, level: 3)
    if let example = findings.largestShared {
      diagram(of: pattern, in: example)
    }
    claims(of: pattern)
    caveats(of: pattern, level: 3)
  }
}
