import CodeGraph
import TestSupport
import Testing

@testable import Catalog
@testable import Verdicts
@testable import Measures

@Suite struct OverviewTests {
  /// Two patterns with code, of which one breaks a rule, and one without code.
  private func several(hasRecord: Bool) throws -> Findings {
    let records = ["three", "four"].map { id in
      Sample.record(of: id, needs: [.widgets], id == "four" ? [.widgets] : [])
    }
    let measured = try Sample.measured("three", "four", mutants: hasRecord ? records : [])
    return Findings(
      examples: [.greeting], patterns: measured.patterns + Sample.findings.patterns.prefix(1),
      breaches: hasRecord ? [] : measured.breaches)
  }

  @Test func `Several patterns on one screen of 100 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try several(hasRecord: true), about: .everything), columns: 100),
      #"""
      Greeting, built in 3 architectures. 4 of 4 scenario runs pass: they behave alike. Figures of
      Greeting; small programs, one team. Nothing is ranked.
                                 THREE  FOUR  ONE
      What it takes to write
        lines, wiring apart         23    20    –
        wiring and root, lines       6     0    –
        types (protocols)         3(1)  1(0)    –
      Who knows whom
        pairs (by protocol)       4(1)  0(0)    –
        largest fan-out              4     1    –
      What tests need (2 tests of the same names)
        widget-free tests            1     0    –
        doubles, isolated tests      0     0    –
      Claims of their sources
        hold / in some examples    1/1   0/0  0/0
        do not / undecided         0/3   0/0  0/0
      –: no figure, as the code of ONE was not measured
      The pro and the con that hold most clearly (* by one definition)
        THREE  con  often long: lines 23, FOUR 20 (Doe)
        FOUR and ONE: no figure decides a claim.
      ✔ 3 patterns × 1 scenario: 4 passed, 0 failed (2,474 steps)
      Next, after 'swift run compare': 'three four' for two patterns, 'choose' for a choice, 'tests three
      four' for tests, 'words' for terms, '--all' for the rest.

      """#)
  }

  @Test func `Broken rules come first, and a stale record is named, at 80 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try several(hasRecord: false), about: .everything)),
      #"""
      Greeting, built in 3 architectures. 4 of 4 scenario runs pass: they behave
      alike. Figures of Greeting; small programs, one team. Nothing is ranked.

      \#(Sample.breaches)

                       THREE FOUR ONE
      lines               23   20   –
      + wiring             6    0   –
      types (protocol)  3(1) 1(0)   –
      pairs (protocol)  4(1) 0(0)   –
      held/some          1/1  0/0 0/0
      not/open           0/3  0/0 0/0
      No figures on tests: the record is older than the code. Run '.ci/mutants'.
      –: no figure, as the code of ONE was not measured
      Pros that hold most clearly: none held
      Cons that hold most clearly: THREE often long
      ✘ 3 patterns × 1 scenario: 4 passed, 0 failed (2,474 steps); 2 broken rules
      Next, after 'swift run compare': 'three four' for two patterns, 'choose' for a
      choice, 'tests three four' for tests, 'words' for terms, '--all' for the rest.

      """#)
  }

  @Test func `A wide screen names the claims that hold in some examples only`() throws {
    let text = Sample.text(of: .findings(try several(hasRecord: true), about: .everything), columns: 120)
    #expect(text.contains("\nHold in some examples only: THREE Has parts* in Greeting.\n"))
  }

  @Test func `All details have the figures, arrows and claims`() throws {
    let findings = try several(hasRecord: false)
    let text = Sample.text(of: .findings(findings, about: .everything), showsAll: true)
    for words in ["\nCost, Greeting\n", "No figures on tests: ", "\nArrows found in Greeting: ", "Is fine."] {
      #expect(text.contains(words))
    }
  }

  @Test(
    arguments: [
      ([[.more(.lines)], [.more(.types)]], "types"), ([[.more(.types)], [.more(.lines)]], "types"),
      ([[.more(.types)], [.more(.widgetFreeShare)]], "logic free of widgets"),
      ([[.more(.widgetFreeShare)], [.some(.types)]], "logic free of widgets"), ([[.fewer(.types)]], nil),
      ([[.more(.lines), .more(.types)]], "lines"),
    ] as [([[Assertion]], String?)])
  func `The claim with the largest factor holds most clearly, of equal ones the first`(
    claims: [[Assertion]], clearest: String?
  ) {
    let judge = Judge(of: Sample.codebase, in: [.greeting])
    let claims = claims.enumerated().map { place, assertions in
      Claim(
        id: "three.\(place)", evidence: .measured(assertions), side: .con,
        against: ["four"], text: "Is so.", source: Sample.book)
    }
    let pattern = PatternFindings(
      card: Sample.three, examples: [.greeting], results: [],
      claims: claims.map { judge.finding(for: $0, of: Sample.three) })
    #expect(pattern.clearest(.con, in: .login)?.outcome.assertion.measure.name == clearest)
    #expect(pattern.clearest(.pro, in: .login) == nil)
  }

  @Test func `Patterns of which one fails a scenario do not behave alike`() throws {
    let measured = try Sample.measured("three", "four")
    let findings = Findings(
      examples: [.greeting], patterns: measured.patterns + Sample.findings.patterns.suffix(1))
    let text = Sample.text(of: .findings(findings, about: .everything))
    #expect(text.contains("3 of 4 scenario runs pass: 1") && !text.contains("behave alike"))
  }

  @Test func `Only a pattern that fails a scenario has its count in red`() {
    let text = Sample.text(
      of: .findings(Sample.findings, about: .everything), columns: 60, color: .always, showsAll: true)
    #expect(text.contains("\u{1B}[31m0/1\u{1B}[39m"))
    #expect(!text.contains("\u{1B}[31m1/1"))
  }
}
