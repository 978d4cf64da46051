import Catalog
import Report
import Verdicts

/// When the sources of a pattern use it, and when not: their claims for and
/// against it, then the advice of one of them.
struct PatternUse {
  let pattern: PatternFindings
  let composer: Composer
  let format: HTMLFormat

  /// The most claims of a side that stand here; the article has
  /// all of them further down.
  private static let most = 5

  var html: String {
    """
    <section class="use"><h3>When its sources use it, and when not</h3>
    <div class="halves">\(side(.pro, "For it")) \(side(.con, "Against it"))</div>
    \(format.html(composer.advice(of: pattern, level: 4)))</section>
    """
  }

  /// The claims of a side: those with a verdict first, then those that compare
  /// patterns, each part in the order of the card.
  private func side(_ side: Claim.Side, _ title: String) -> String {
    let claims = pattern.claims(side)
    let others = claims.filter { !$0.isJudged }
    let ordered =
      claims.filter(\.isJudged) + others.filter { !$0.claim.against.isEmpty }
      + others.filter { $0.claim.against.isEmpty }
    let items = ordered.prefix(Self.most).map { finding in
      let source = HTMLText.escaped(finding.claim.source.label)
      return """
        <li>\(HTMLText.prose(finding.claim.text)) <a href="#\(HTMLText.escaped(finding.address.anchor))">\(source)</a> \
        \(format.line([.label(finding, isFull: true)]))
        """
    }
    let rest = claims.count - items.count
    let none = Markup.optional("<p>Its sources name nothing.</p>", if: claims.isEmpty)
    let more = Markup.optional(
      "<p class=\"soft\">\(rest) more below, among its claims.</p>", if: rest > 0)
    return "<div><h4>\(title)</h4>\(none)\(Markup.list(items))\(more)</div>"
  }
}
