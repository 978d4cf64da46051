import Catalog
import Records
import Testing

@testable import Report
@testable import Verdicts

/// The report on programs that turn a comparison.
@Suite struct TurnReportTests {
  private static let turned = TurnedComparison(claim: "mvc.short", before: .holds, after: .equal)

  private static func finding(
    after: Double?, turned: [TurnedComparison], failed: [String] = [], breaches: [String] = []
  ) -> TurnFinding {
    TurnFinding(
      summary: "The Model words the greeting.", pattern: "mvc",
      result: TurnResult(
        name: "mvc-model", fingerprint: "",
        scenarios: TestOutcome(count: 16, failed: failed, keepsNames: true), breaches: breaches, figures: []),
      effects: [
        TurnFinding.Effect(measure: "types", direction: .larger, before: 1, after: after, turned: turned)
      ])
  }

  @Test func `A program that turns a comparison names the claim`() {
    let finding = Self.finding(after: 2, turned: [Self.turned])
    #expect(finding.isGood)
    #expect(
      Sample.text(of: .turns(TurnFindings(some: [finding]))) == """
        Programs with which a comparison comes out otherwise
        ✔ mvc-model: The Model words the greeting.
          types 1 → 2: mvc.short holds → equal

        ✔ 1 program: 1 pass and turn each figure's comparison

        """)
  }

  @Test(
    arguments: [
      (finding(after: 2, turned: []), "types 1 → 2: turns no comparison"),
      (finding(after: 0, turned: [turned]), "types 1 → 0, not larger: mvc.short holds → equal"),
      (finding(after: nil, turned: []), "types 1 → –: turns no comparison"),
      (finding(after: 2, turned: [turned], failed: ["greeting: one"]), "scenarios: greeting: one"),
      (finding(after: 2, turned: [turned], breaches: ["mvc.rule: It is so."]), "breaks mvc.rule: It is so."),
    ]) func `A program that does not is marked, with the reason`(finding: TurnFinding, reason: String)
  {
    #expect(!finding.isGood)
    let text = Sample.text(of: .turns(TurnFindings(some: [finding])))
    #expect(text.contains("✘ mvc-model"))
    #expect(text.contains(reason))
    #expect(text.contains("✘ 1 program: 0 pass"))
  }
}
