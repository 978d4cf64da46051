import Examples
import Measures
import Report
import TestSupport
import Testing
import Verdicts

@testable import Catalog
@testable import Page
@testable import Records

/// What change requests cost, with the code of each change.
@Suite struct ChangesPageTests {
  private static let hostile = "</pre><script>alert('&amp;')</script>"

  private static let product = """
    diff --git a/Sources/Patterns/Two/Login/Front.swift b/Sources/Patterns/Two/Login/Front.swift
    --- a/Sources/Patterns/Two/Login/Front.swift
    +++ b/Sources/Patterns/Two/Login/Front.swift
    @@ -7,2 +7,2 @@ \(hostile)
     final class Front {
    -\(hostile)
    +  var email = ""

    """

  private static let tests = """
    diff --git a/Tests/TwoTests/Logic/LoginTests.swift b/Tests/TwoTests/Logic/LoginTests.swift
    --- /dev/null
    +++ b/Tests/TwoTests/Logic/LoginTests.swift
    @@ -0,0 +1 @@
    +let one = 1

    """

  private static let result = CellResult(
    request: "prefill", pattern: "two", fingerprint: "", patches: [], before: .none,
    broken: BrokenTests(files: ["LoginFakes.swift"], logic: [], parts: ["a `part` <works>"], card: []),
    logicTests: .none, partTests: .none, cardTests: .none, scenarios: .none, firstArrows: ["Front → Back"])

  private static let size = CellSize(
    product: [
      CellPart(
        name: "Front", role: "Front", isWiring: false, kind: .edited, addedLines: 1, removedLines: 1)
    ],
    tests: [
      CellPart(name: "LoginFakes", role: nil, isWiring: false, kind: .edited, addedLines: 4, removedLines: 2)
    ], removedAssertions: 1)

  private static let request = ChangeRequest.all[0]

  private static let ledger = ChangeLedger(
    cells: [
      CellFinding(request: request, card: Sample.one, size: CellSize(product: []), result: nil),
      CellFinding(
        request: request, card: Sample.two, size: size, result: result,
        files: PatchedFile.all(in: product) + PatchedFile.all(in: tests)),
      CellFinding(
        request: request, card: Sample.two, version: .second, size: size, result: nil,
        files: PatchedFile.all(in: product) + PatchedFile.all(in: tests)),
    ],
    merges: [
      MergeResult(
        pair: "prefill+three", pattern: "two", fingerprint: "", collisions: ["Front", "Back"],
        testCollisions: [], scenarios: nil)
    ])

  private func content(_ ledger: ChangeLedger = ledger) -> PageContent {
    PageContent(
      findings: Sample.findings, questionnaire: Sample.questionnaire, listings: [], tests: [], ledger: ledger)
  }

  private func html(_ content: PageContent) throws -> String {
    try PageSection.changes.html(
      SectionContext(
        content: content, lines: LineAddresses(of: content), format: HTMLFormat(terms: [:]))
    ).markup
  }

  @Test func `The table has a cell for each pattern, which leads to the code`() throws {
    let html = try html(content())
    for part in [
      """
      <tr data-of="prefill"><th scope="row"><a href="#change-prefill">After Log out the email field holds the email of the user who \
      logged out.</a></th><td class="units">types<br>lines<br>tests broken\
      <td data-mark="one"><a href="#cell-prefill-one">0<br>0<br>–</a>\
      <td data-mark="two"><a href="#cell-prefill-two">1<br>2<br>2</a><td>0<br>0<br>–</tr>
      """,
      "<option value=\"prefill\">Login: After Log out the email field holds the email of the user who logged out.</option>",
      "<p>Of 3 cells, second versions included, 1 pass all tests and scenarios; 2 have no record of the code as it is.</p>",
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
  }

  @Test func `A cell tells what breaks, what repairs it and what collides, and has the code by parts`() throws
  {
    let html = try html(content())
    for part in [
      """
      <div class="side cell" id="cell-prefill-two" data-for="two" role="group" aria-label="TWO"><h4>TWO</h4>
      <dl><div><dt>Tests broken by the product’s change</dt><dd><ul><li>LoginFakes.swift no longer compiles<li>a \
      <code>part</code> &lt;works&gt; fails</ul></dd></div>
      <div><dt>Repairs</dt><dd><ul><li>LoginFakes +4 −2<li>expectations removed or reworded: 1</ul></dd></div>
      <div><dt>Arrows used for the first time</dt><dd>Front → Back</dd></div>
      <div><dt>Joined with the other requests of Login</dt><dd>three: collides in Front, Back</dd></div></dl>
      <div><h5>View</h5><details><summary>Front.swift <small>Front +1 −1</small></summary><pre>@@ -7,2 +7,2 @@
       final class Front {
      -&lt;/pre>&lt;script>alert('&amp;amp;')&lt;/script>
      +  var email = ""</pre></details></div>
      <div class="none"><h5>Logic: unchanged</h5></div>
      <div class="none"><h5>Model: no role</h5></div>
      <div class="none"><h5>Outside: no role</h5></div>
      <div class="none"><h5>Navigation: no role</h5></div>
      <div class="none"><h5>Wiring: unchanged</h5></div>
      <div><details class="tests"><summary>Tests: 1 file +1 −0</summary><details open><summary>LoginTests.swift <small>tests, \
      new +1 −0</small></summary><pre>@@ -0,0 +1 @@
      +let one = 1</pre></details></details></div>
      <div><details class="second"><summary>Second version, by another author who had seen no other cell: 1 type, 2 lines, – tests \
      broken</summary><details open><summary>Front.swift
      """,
      "<dd>No record of the code as it is. <code>swift run compare changes prefill one --record</code> makes one.</dd>",
      "<dd>three: no record of the code as it is</dd>",
      "<p>Tests: 1 file +1 −0, in <code>Catalog/Two/Changes/prefill/second/tests.patch</code></details>",
    ] {
      #expect(html.components(separatedBy: part).count == 2, "\(part) in \(html)")
    }
    #expect(!html.contains("<script>"))
  }

  @Test func `Without a request the section says what makes the records`() throws {
    let html = try html(content(ChangeLedger(cells: [], merges: [])))
    expectEqual(
      html,
      "<p>No change request is recorded. <code>swift run compare changes --record</code> makes the records.</p>"
    )
  }

  @Test func `The page with changes is sound`() throws {
    expectSound(try content().page(Sample.assets()))
  }
}
