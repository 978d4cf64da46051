import Report
import Verdicts

/// The claims and rules of a pattern, each at the place to which links lead.
struct PatternClaims {
  let pattern: PatternFindings
  let composer: Composer
  let format: HTMLFormat

  /// The section; nil without claims.
  var html: HTML? {
    guard !pattern.claims.isEmpty else { return nil }
    return HTML.section(.class("claims")) {
      HTML.lines {
        HTML.h3 { "Its claims and rules, with verdicts" }
        pattern.claimGroups.map(html)
      }
    }
  }

  private func html(of group: ClaimGroup) -> HTML {
    HTML.folded("\(group.heading): \(group.findings.count)") {
      HTML.lines(group.findings.map(claim))
    }
  }

  /// A claim; a judged one opens to its verdict in full and the code behind it.
  private func claim(_ finding: ClaimFinding) -> HTML {
    let id = HTMLAttribute.id(finding.address.anchor)
    let line = format.line(
      [.lead(finding), Span(finding.claim.text), .attribution(finding.claim)]
        + composer.reason(of: finding))
    guard finding.isJudged else { return HTML.p(id) { line } }
    return HTML.details(id) {
      HTML.summary { line }
      verdict(on: finding)
    }
  }

  private func verdict(on finding: ClaimFinding) -> HTML {
    let composer = ClaimComposer(finding: finding, detail: .page)
    let places = composer.evidence.belowHeading
    return HTML.pieces {
      format.html(composer.verdict())
      if !places.isEmpty {
        HTML.folded("Places behind the figures") { format.html(places) }
      }
    }
  }
}
