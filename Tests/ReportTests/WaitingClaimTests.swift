import Comparison
import Report
import Testing

@testable import Catalog

/// A claim that is measured by mutants, of code that they were not tried on.
@Suite struct WaitingClaimTests {
  @Test func `It says so, and counts among those put to the test`() {
    let claim = Claim(
      id: "three.tested", evidence: .measured(.same(.mutationScore), in: .login), side: .pro,
      against: ["four"], text: "Is tested.", source: MadeUp.book)
    let codebase = Codebase(graph: MadeUp.graph, cards: [MadeUp.three, MadeUp.four])
    let finding = Judge(of: codebase).finding(for: claim, of: MadeUp.three)
    #expect(finding.awaitsMutants)
    let pattern = PatternFindings(
      card: MadeUp.three, examples: [.login], results: [], code: codebase.entry(of: "three"),
      claims: [finding])
    let findings = Findings(examples: [.login], patterns: [pattern, pattern, pattern])
    let report = TextReport(style: MadeUp.style(200))
    let words = "not tried since the code was changed; '.ci/mutants' does"
    let text = report.text(of: findings, about: .everything)
    #expect(text.contains("Is tested. three.tested – \(words)\n"))
    #expect(text.contains("THREE and 0 claims cited or of opinion\n"))
    #expect(report.text(explaining: finding).hasSuffix("\n[measured]     \(words)\n"))
    #expect(MarkdownReport().text(of: findings, about: .claims).contains("Is tested. |"))
  }
}
