import Catalog
import TestSupport
import Testing

@testable import Records
@testable import Report

/// What `compare kata race --check` prints.
@Suite struct RaceReportTests {
  private static let newTests = ["after log out the email is there", "nothing is stored"]

  private func result(
    _ version: ChangeVersion, logic count: Int = 60, breaches: [String] = []
  ) -> CellResult {
    CellResult(
      request: "prefill", version: version, pattern: "mvp", fingerprint: "", patches: [],
      before: .none,
      broken: BrokenTests(files: ["Logic/LoginFakes.swift"], logic: [], parts: [], card: ["CardTests: a"]),
      logicTests: TestOutcome(count: count, failed: []), partTests: TestOutcome(count: 19, failed: []),
      cardTests: .none, scenarios: TestOutcome(count: 218, failed: []), breaches: breaches,
      firstArrows: [])
  }

  private func finding(
    _ version: ChangeVersion, _ result: CellResult?, tests names: [String]
  ) throws -> CellFinding {
    let request = try #require(ChangeRequest.all.first { $0.id == "prefill" })
    let lines = names.map { "+  @Test func `\($0)`() { #expect(text == \"\") }\n" }.joined()
    let patch = """
      diff --git a/Tests/MVPTests/Logic/LoginTests.swift b/Tests/MVPTests/Logic/LoginTests.swift
      --- a/Tests/MVPTests/Logic/LoginTests.swift
      +++ b/Tests/MVPTests/Logic/LoginTests.swift
      @@ -1,1 +1,\(names.count) @@
      -old
      \(lines)
      """
    func part(_ name: String, _ role: String?, _ kind: PatchedFile.Kind, _ added: Int, _ removed: Int)
      -> CellPart
    {
      CellPart(
        name: name, role: role, isWiring: false, kind: kind, addedLines: added, removedLines: removed)
    }
    return CellFinding(
      request: request, card: .mvp, version: version,
      size: CellSize(
        product: [
          part("LoginPresenter", "Presenter", .edited, 6, 1), part("LoginView", "View", .edited, 1, 0),
          part("LastEmail", "Model", .added, 4, 0),
        ], tests: [part("LoginTests", nil, .edited, names.count, 1)]),
      result: result, files: PatchedFile.all(in: patch))
  }

  @Test func `A race that holds stands beside the catalogue's cells, without their code`() throws {
    let report = RaceReport(
      own: try finding(.own, result(.own), tests: Self.newTests),
      others: [
        try finding(.first, result(.first), tests: Self.newTests), try finding(.second, nil, tests: []),
      ], newTests: Self.newTests)
    #expect(report.isGood)
    expectEqual(
      Sample.text(of: .race(report)),
      """
      Race: prefill in MVP
                                       yours  catalogue  another author
      files touched                        3          3               3
      types edited, + new                2+1        2+1             2+1
      roles of the edited types            2          2               2
      lines that come or go               12         12              12
      of these in wiring                   0          0               0
      tests it broke                       2          2               –
      of these in the common suite         1          1               –
      old test lines repaired              1          1               1
      of these assertions                  0          0               0
      new test lines                       2          2               0
      new tests of the request        2 of 2     2 of 2          0 of 2
      arrows used the first time           0          0               –
      rules                             kept       kept               –
      unit tests                     79 pass    79 pass               –
      scenarios                     218 pass   218 pass               –
      Files as git counts them; lines without blank ones, imports and comments. The
      catalogue's counts are those of its cells as they were delivered. A dash: not
      run.

      MVP, yours ─────────────────────────────────────────────────────────────────────
      LoginPresenter   Presenter  +6  −1
      LoginView        View       +1  −0
      LastEmail (new)  Model      +4  −0
      LoginTests       tests      +2  −1
      With the product's change alone:
      ✘ Logic/LoginFakes.swift does not compile
      ✘ CardTests: a fails

      ✔ It holds. The catalogue's code: 'swift run compare changes prefill mvp'. Which
      decisions differ from yours, and what did each cost?

      """)
  }

  @Test func `What is missing comes before the verdict, and a group's table keeps its order`() throws {
    var report = RaceReport(
      own: try finding(
        .own, result(.own, breaches: ["View → Model is forbidden"]), tests: [Self.newTests[0]]),
      others: [], newTests: Self.newTests)
    report.group = RaceReport.Group(
      heads: ["who", "race", "files"],
      rows: [["Zoe", "prefill mvp", "9"], ["Ada", "three mvvm", "5"]])
    #expect(!report.isGood)
    let text = Sample.text(of: .race(report))
    #expect(text.contains("rules                         1 broken\n"), "\(text)")
    #expect(text.contains("new tests of the request        1 of 2\n"), "\(text)")
    #expect(
      text.hasSuffix(
        """

        Your group, in the order of entry
        who race        files
        Zoe prefill mvp     9
        Ada three mvvm      5

        ✘ prefill in MVP, yours does not hold
          View → Model is forbidden
        ✘ no new test is named 'nothing is stored'

        ✘ It does not hold yet. In the copy, 'swift test' and the program's
        '--scenarios' say more.

        """), "\(text)")
    let json = try ReportSubject.race(report).json()
    #expect(json.contains(#""missingTests" : ["#) && json.contains("nothing is stored"))
  }

  @Test func `A new test must expect something`() throws {
    let patch = """
      diff --git a/Tests/MVPTests/Logic/LoginTests.swift b/Tests/MVPTests/Logic/LoginTests.swift
      --- a/Tests/MVPTests/Logic/LoginTests.swift
      +++ b/Tests/MVPTests/Logic/LoginTests.swift
      @@ -1,0 +1,5 @@
      +  @Test func `nothing is stored`() {
      +  }
      +  @Test func `after log out the email is there`() {
      +    #expect(text == "")
      +  }

      """
    let whole = try finding(.own, result(.own), tests: [])
    let own = CellFinding(
      request: whole.request, card: whole.card, version: whole.version, size: whole.size,
      result: whole.result, files: PatchedFile.all(in: patch))
    let report = RaceReport(own: own, others: [], newTests: Self.newTests)
    #expect(report.missingTests.isEmpty && report.emptyTests == ["nothing is stored"])
    #expect(!report.isGood)
    #expect(
      Sample.text(of: .race(report)).contains("✘ the new test 'nothing is stored' expects nothing\n"))
  }

  @Test func `Unit tests that are gone or disabled are missed`() throws {
    func report(running count: Int) throws -> RaceReport {
      RaceReport(
        own: try finding(.own, result(.own, logic: count), tests: Self.newTests),
        others: [try finding(.first, result(.first), tests: Self.newTests)], newTests: Self.newTests)
    }
    let whole = try report(running: 60)
    #expect(whole.lostTests == 0 && whole.isGood)
    let thin = try report(running: 58)
    #expect(thin.lostTests == 2 && !thin.isGood)
    #expect(
      Sample.text(of: .race(thin)).contains(
        "✘ 2 unit tests fewer than in the catalogue ran: gone, or disabled\n"))
  }

  @Test func `Tests that do not compile have no number`() throws {
    let own = CellResult(
      request: "prefill", version: .own, pattern: "mvp", fingerprint: "", patches: [], before: .none,
      broken: .none, compileError: "LoginView.swift:3: error", logicTests: .compileError,
      partTests: .compileError, cardTests: .compileError, scenarios: .compileError)
    let report = RaceReport(own: try finding(.own, own, tests: []), others: [], newTests: [])
    let text = Sample.text(of: .race(report))
    #expect(text.contains("rules                                      –\n"), "\(text)")
    #expect(text.contains("scenarios                     do not compile\n"), "\(text)")
    #expect(text.contains("✘ prefill in MVP, yours does not hold\n  LoginView.swift:3: error\n"), "\(text)")
  }
}
