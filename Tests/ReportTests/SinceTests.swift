import Foundation
import TestSupport
import Testing

@testable import Verdicts
@testable import Report

@Suite struct SinceTests {
  private let findings: Findings
  private let json: String

  init() throws {
    findings = try Sample.measured("three", "four")
    json = try ReportSubject.findings(findings, about: .everything).json()
  }

  @Test func `Only what changed, at 80 columns`() throws {
    let earlier = try earlier(
      ("\"lines\" : 23", "\"lines\" : 20"), ("\"seams\" : 1", "\"seams\" : 1e300"),
      ("\"members\" : 1", "\"test doubles\" : 1"), ("\"verdict\" : \"mixed\"", "\"verdict\" : \"supported\""),
      ("\"state\" : \"broken\"", "\"state\" : \"kept\""), ("Front mentions Back", "Front mentions Wire"),
      ("\"to\" : \"Network\"", "\"to\" : \"Storage\""), ("\"passed\" : true", "\"passed\" : false"))
    expectEqual(
      Sample.text(of: .changes(findings, since: earlier)),
      #"""
      Changes since before.json

      THREE ──────────────────────────────────────────────────────────────────────────
      Figures
        Greeting: members: none → 1
        Greeting: lines: 20 → 23
        Greeting: seams: – → 1
      Arrows: pairs of types; none: neither found nor allowed
          Greeting: Back → Network: was none; now allowed, not found
          Greeting: Back → Storage: was allowed, not found; now none
      Verdicts
        ✘ three.rule: was kept; now broken
          Names no logic.
          concrete references view → logic: Greeting 1 of 4
        ◐ three.parts: was supported; now mixed
          Has parts.
          types: Greeting 3 against 1 (FOUR), 3.0×; Login 2 against 1 (FOUR), equal
      Rules: 'swift run compare coupling --check' says what to change
        ✘ broken: Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting:
          Front → Back is forbidden: Front mentions Back
        ✔ mended: THREE, Greeting: Front → Back is forbidden: Front mentions Wire
      Scenarios
        ✔ Greeting: shows the greeting: was failed; now passed
        – This report has no test figures (their record is missing or stale).

      Nothing changed in FOUR.
      – The earlier report has no test figures (their record is missing or stale) and
      verdicts.
      – This report has no test figures (their record is missing or stale) and
      verdicts.

      ✘ 2 patterns × 1 scenario: 2 passed, 0 failed (6 steps); 2 broken rules

      """#)
    let markdown = Sample.markdown(of: .changes(findings, since: earlier))
    #expect(markdown.contains("## THREE\n\n### Figures\n\n- Greeting: members: none → 1\n"))
    let changes = try ReportSubject.changes(findings, since: earlier).json()
    #expect(changes.contains("\"after\" : 23,\n          \"before\" : 20,\n"))
  }

  @Test func `A report on other examples, patterns or topics`() throws {
    // Its code and its scenario are of another example.
    let other = try earlier(
      ("    \"greeting\" : {", "    \"other\" : {"),
      ("\"greeting\",\n          \"name\"", "\"other\",\n          \"name\""))
    #expect(
      other.changes(to: findings).changes[0].notes.first
        == "Only one of the reports has Greeting: verdicts are not compared.")
    let kinds = other.changes(to: findings).changes.flatMap(\.changes).map(\.kind)
    #expect(!kinds.contains(.verdict) && !kinds.contains(.scenario))
    for (old, new) in [
      ("three", "five"), ("\"schemaVersion\" : 3", "\"schemaVersion\" : 2"), ("\"breaches\"", "\"b\""),
    ] {
      #expect(EarlierReport(Data(json.replacing(old, with: new).utf8), named: "x", about: ["three"]) == nil)
    }
  }

  @Test func `A change in one example does not hide that in another`() async throws {
    let findings = try await WidthTests.findings(isGood: true)
    let text = try ReportSubject.findings(findings, about: .everything).json()
      .replacing(/"members" : \d+/, with: "\"members\" : 1000")
    let ids = findings.patterns.map(\.card.id)
    let earlier = try #require(EarlierReport(Data(text.utf8), named: "x", about: ids))
    let changes = earlier.changes(to: findings).changes.flatMap(\.changes)
    let measured = findings.patterns.flatMap { $0.code?.code.keys.map(\.id) ?? [] }
    #expect(measured.count >= 2 * ids.count && changes.compactMap(\.example).sorted() == measured.sorted())
  }

  /// An earlier report in which each text is replaced once.
  private func earlier(_ edits: (String, String)...) throws -> EarlierReport {
    let text = edits.reduce(json) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
    return try #require(EarlierReport(Data(text.utf8), named: "before.json", about: ["three"]))
  }
}
