import Foundation
import TestSupport
import Testing

@testable import Records
@testable import Report
@testable import Verdicts

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

  @Test func `Files that were touched are counted with their types, roles and tests`() throws {
    let pattern = try #require(findings.patterns.first).card
    let (code, tests) = ("Sources/Patterns/\(pattern.module)", "Tests/\(pattern.module)Tests")
    let role = try #require(pattern.roles.first { !$0.types.isEmpty })
    let type = try #require(role.types.first)
    func state(_ path: String, _ code: String) -> FileState { FileState(path: path, code: code) }
    let stays = state("\(code)/Greeting/Stays.swift", "1")
    var (before, after) = (findings, findings)
    before.files[pattern.id] = [
      stays, state("\(code)/Greeting/\(type).swift", "1"), state("\(tests)/Logic/GreetingTests.swift", "1"),
      state("\(code)/Greeting/\(type)+More.swift", "1"),
    ]
    after.files[pattern.id] = [
      stays, state("\(code)/Greeting/\(type).swift", "2"), state("\(tests)/Logic/GreetingTests.swift", "2"),
      state("\(code)/Greeting/New.swift", "1"), state("\(tests)/Parts/NewTests.swift", "1"),
    ]
    let json = try ReportSubject.findings(before, about: .everything).json()
    let earlier = try #require(EarlierReport(Data(json.utf8), named: "before.json", about: [pattern.id]))
    let text = Sample.text(of: .changes(after, since: earlier))
    #expect(
      text.contains(
        """
        Touched: files whose code differs, comments apart
          3 files, 2 types of 1 role, 2 test files
          New: no role
          \(type): \(role.name)
          Logic/GreetingTests.swift: tests
          Parts/NewTests.swift: tests
        """), "\(text)")
    #expect(!text.contains("Stays"))
    #expect(try ReportSubject.changes(after, since: earlier).json().contains("\"files\" : 3,"))
    // A report of before that has no files, as those that were written earlier.
    #expect(!Sample.text(of: .changes(after, since: try self.earlier())).contains("Touched"))
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

  @Test func `A state of several words has its own sign`() throws {
    let text =
      json
      .replacing("\"verdict\" : \"mixed\"", with: "\"verdict\" : \"not seen\"")
      .replacing("\"state\" : \"broken\"", with: "\"state\" : \"not applicable\"")
    let report = try JSONDecoder().decode(FindingsJSON.self, from: Data(text.utf8))
    let verdicts = report.patterns[0].values(in: []).filter { $0.kind == .verdict }
    let signs = verdicts.compactMap(\.after?.state).map { "\($0.sign) \($0.words)" }
    #expect(signs.contains("✘ not seen"))
    #expect(signs.contains("– not applicable"))
  }

  /// An earlier report in which each text is replaced once.
  private func earlier(_ edits: (String, String)...) throws -> EarlierReport {
    let text = edits.reduce(json) { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
    return try #require(EarlierReport(Data(text.utf8), named: "before.json", about: ["three"]))
  }
}
