import Catalog
import Comparison
import Examples
import Report
import TestSupport
import Testing

/// A claim that is measured by mutants, of code that they were not tried on.
@Suite struct WaitingClaimTests {
  @Test func `It says so, and counts among those put to the test`() async throws {
    let cards = [Card.mvc, .mvp, .mvvm]
    let codebase = Codebase(graph: try await ThisCode.graph.value, cards: cards)
    let judge = Judge(of: codebase)
    let patterns = cards.map { card in
      PatternFindings(
        card: card, results: [], code: codebase.entry(of: card.id),
        claims: card.claims.map { judge.finding(for: $0, of: card) })
    }
    let findings = Findings(examples: Example.allCases, patterns: patterns)
    let text = TextReport(style: MadeUp.style(200)).text(of: findings, about: .everything)
    let lines = text.split(separator: "\n")
    let page = MarkdownReport().text(of: findings, about: .claims)
    #expect(page.split(separator: "not tried since the code was changed").count == 3)
    for (pattern, id) in zip(patterns, ["mvc.test-effectiveness", nil, "mvvm.test-effectiveness"]) {
      let waiting = pattern.claims.filter(\.awaitsMutants)
      #expect(waiting.map(\.claim.id) == [id].compactMap(\.self))
      for finding in waiting {
        let line = try #require(lines.first { $0.contains(finding.claim.id) })
        #expect(line.hasSuffix("not tried since the code was changed; '.ci/mutants' does"))
        let explained = TextReport(style: MadeUp.style(200)).text(explaining: finding)
        #expect(explained.hasSuffix("not tried since the code was changed; '.ci/mutants' does\n"))
      }
      let others = pattern.claims.count { $0.verdict == nil } - waiting.count
      #expect(lines.contains { $0.hasPrefix("\(pattern.card.name) ") && $0.contains("and \(others) claim") })
    }
  }
}
