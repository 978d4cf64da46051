import Catalog
import Examples
import Measures
import Verdicts

extension Composer {
  /// All patterns: what the first screen has, then scenarios, figures,
  /// arrows and claims.
  @ListBuilder<[Block]>
  var overview: [[Block]] {
    if detail.isScreen {
      screen
    } else {
      [Block.heading(1, [Span(findings.title)])]
      if findings.patterns.count == 2 {
        sentences
      } else {
        [Block.paragraph(remarks)] + glance
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
  }

  /// One of the patterns.
  @ListBuilder<[Block]>
  private func overview(of pattern: PatternFindings) -> [[Block]] {
    head(of: pattern)
    roles(of: pattern, level: 3)
    if let example = findings.largestShared {
      diagram(of: pattern, in: example, level: 3)
    }
    claims(of: pattern, level: 3)
    caveats(of: pattern, level: 3)
  }
}
