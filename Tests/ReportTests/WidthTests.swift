import Catalog
import Comparison
import Examples
import Report
import Scenarios
import TerminalText
import TestSupport
import Testing

/// At every width, with everything that the catalogue holds, no line is wider than the terminal.
@Suite struct WidthTests {
  @Test(arguments: OutputStyle.reportWidths) func `No line is too wide`(columns: Int) {
    for ascii in columns.isMultiple(of: 20) ? [false, true] : [false] {
      let report = TextReport(style: MadeUp.style(columns, ascii: ascii))
      for topic in [Topic.everything, .list] {
        let lines = report.text(of: Self.findings, about: topic).split(separator: "\n")
        #expect(lines.filter { TextWidth.of(String($0)) > columns } == [], "\(topic)")
        #expect(lines.filter { $0.last == " " } == [], "\(topic)")
        if ascii { #expect(lines.filter { !$0.utf8.allSatisfy { $0 < 0x7F } } == [], "\(topic)") }
      }
    }
  }

  @Test(arguments: [60, 80, 100, 200]) func `The matrix is whole`(columns: Int) throws {
    let text = TextReport(style: MadeUp.style(columns)).text(of: Self.findings, about: .scenarios)
    let lines = text.split(separator: "\n").map(String.init)
    let head = try #require(lines.first { $0.contains("steps") })
    let last = try #require(Registry.cards.last?.id)
    let ends = ["\(Registry.cards.count)", last].filter { head.hasSuffix($0) }
    #expect(ends.count == 1)
    if columns < 80 { #expect(ends == ["\(Registry.cards.count)"]) }
    if columns > 100 { #expect(ends == [last]) }
    // The failing step's line tells steps as well, but begins with one.
    let rows = lines.prefix { !$0.hasPrefix("✘") }.filter { $0.contains("✔") }
    #expect(rows.count == Scenario.all.count)
    #expect(Set(rows.map { $0.count { "✔✘".contains($0) } }) == [Registry.cards.count])
    #expect(Set(rows.map { TextWidth.of(String($0)) }).count == 1)
  }

  @Test func `The whole report takes at most 25 lines of 100 columns for each pattern`() async throws {
    let codebase = try await ThisCode.codebase.value
    let judge = Judge(of: codebase)
    let patterns = Self.findings.patterns.map { pattern in
      PatternFindings(
        card: pattern.card, results: pattern.results.map { Self.result($0, failure: nil) },
        code: codebase.entry(of: pattern.card.id),
        claims: pattern.card.claims.map { judge.finding(for: $0, of: pattern.card) })
    }
    let findings = Findings(examples: Example.allCases, patterns: patterns)
    let lines = TextReport(style: MadeUp.style(100)).text(of: findings, about: .everything)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect((15 * patterns.count...25 * patterns.count).contains(lines.count))
    #expect(lines.filter { TextWidth.of(String($0)) > 100 } == [])
    for columns in [60, 80, 100, 137, 200] {
      let report = TextReport(style: MadeUp.style(columns))
      for (topic, shown) in [
        (Topic.everything, findings), (.coupling, findings), (.claims, findings),
        (.everything, Findings(examples: Example.allCases, patterns: Array(patterns.prefix(1)))),
        (.everything, Findings(examples: Example.allCases, patterns: Array(patterns.prefix(2)))),
      ] {
        let lines = report.text(of: shown, about: topic).split(separator: "\n")
        #expect(lines.filter { TextWidth.of(String($0)) > columns } == [], "\(topic) at \(columns)")
        #expect(lines.filter { $0.last == " " } == [], "\(topic) at \(columns)")
      }
    }
  }

  /// All cards and all scenarios; MVP's first fails.
  private static let findings = Findings(
    examples: Example.allCases,
    patterns: Registry.cards.map { card in
      PatternFindings(
        card: card,
        results: Scenario.all.enumerated().map { place, scenario in
          MadeUp.result(
            card.id, scenario.example, scenario.name, steps: 20,
            failure: card.id == "mvp" && place == 0 ? MadeUp.failure : nil)
        })
    })

  private static func result(_ result: ScenarioResult, failure: ScenarioResult.Failure?) -> ScenarioResult {
    MadeUp.result(result.pattern, result.example, result.name, steps: result.steps, failure: failure)
  }
}
