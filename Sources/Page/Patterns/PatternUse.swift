import Catalog
import Report
import Verdicts

/// When the sources of a pattern use it, and when not: their claims for and
/// against it, then the advice of one of them.
struct PatternUse {
  let pattern: PatternFindings
  let composer: Composer
  let format: HTMLFormat

  /// The most claims of a side that stand here; the article has all of them
  /// further down.
  private static let most = 5

  var html: HTML {
    HTML.section(.class("use")) {
      HTML.lines {
        HTML.h3 { "When its sources use it, and when not" }
        HTML.div(.class("halves")) {
          side(.pro, "For it")
          " "
          side(.con, "Against it")
        }
        format.html(composer.advice(of: pattern, level: 4))
      }
    }
  }

  private func side(_ side: Claim.Side, _ title: String) -> HTML {
    let claims = pattern.claims(side)
    let shown = Self.ordered(claims).prefix(Self.most)
    let rest = claims.count - shown.count
    return HTML.div {
      HTML.h4 { title }
      if claims.isEmpty { HTML.p { "Its sources name nothing." } }
      HTML.ul.ifAny { HTML.lines(shown.map(item)) }
      if rest > 0 {
        HTML.soft("\(rest) more below, among its claims.")
      }
    }
  }

  /// Claims with a verdict first, then those that compare patterns, each part
  /// in the order of the card.
  private static func ordered(_ claims: [ClaimFinding]) -> [ClaimFinding] {
    let others = claims.filter { !$0.isJudged }
    return claims.filter(\.isJudged)
      + others.filter { !$0.claim.against.isEmpty }
      + others.filter { $0.claim.against.isEmpty }
  }

  private func item(_ finding: ClaimFinding) -> HTML {
    HTML.li {
      HTML.prose(finding.claim.text)
      " "
      HTML.a(.href(id: finding.address.anchor)) {
        finding.claim.source.label
      }
      " "
      format.line([.label(finding, isFull: true)])
    }
  }
}
