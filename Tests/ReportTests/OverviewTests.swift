import CodeGraph
import Examples
import Foundation
import TestSupport
import Testing

@testable import Catalog
@testable import Measures
@testable import Records
@testable import Report
@testable import Verdicts

@Suite struct OverviewTests {
  /// Two patterns with code, of which one breaks a rule, and one without code.
  private func several(hasRecord: Bool) throws -> Findings {
    let records = ["three", "four"].map { id in
      Sample.record(of: id, needs: [.widgets], id == "four" ? [.widgets] : [])
    }
    let measured = try Sample.measured("three", "four", mutants: hasRecord ? records : [])
    var findings = Findings(
      examples: [.greeting], patterns: measured.patterns + Sample.findings.patterns.prefix(1),
      breaches: hasRecord ? [] : measured.breaches)
    let files = hasRecord ? ["three": 2, "four": 1] : ["four": 1]
    findings.kept = KeptFigures(
      ledger: ChangeLedger(cells: [], merges: []), filesBehindTap: [.greeting: files])
    return findings
  }

  @Test func `Several patterns on one screen of 100 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try several(hasRecord: true), about: .everything), columns: 100),
      #"""
      The app Greeting in 3 architectures; all pass the same 1 UI script.
                                                          THREE   FOUR  ONE
      Lines of code to write, start-up code included         29     20    –
      Types to write (protocols among them)               4 (1)  1 (0)    –
      Files whose code runs after a tap on Show greeting      2      1    –
      Of 2 unit tests, need no UI, network or disk            1      0    –
      Fakes (test doubles) that these need                    0      0    –
      –: no figure. ONE: the code was not measured.
      Small apps, one team; the order of patterns is no ranking.
             Published for it: true in 1 app?  Against it: true in 1 app?
      THREE  Has parts*: 1 of 2                often long: yes
      FOUR, ONE: no countable claim. *: not by all counts.
      Next: 'swift run compare choose' asks; also 'mvp viper' (two), 'tests mvp viper' (tests), 'changes'
      (requests), 'words' (terms).

      """#)
  }

  @Test func `Broken rules come first, and what is not known is named, at 80 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try several(hasRecord: false), about: .everything)),
      #"""
      The app Greeting in 3 architectures; all pass the same 1 UI script.

      \#(Sample.breaches)

                                                THREE FOUR ONE
      Lines to write, tests left out               29   20   –
      Types (protocols among them)               4(1) 1(0)   –
      Files whose code a Show greeting tap runs     –    1   –
      Unit tests, need no UI                        –    –   –
      Fakes (doubles) that these need               –    –   –
      –: no figure. THREE: no recording of the present code: 'compare trace --record'
      makes it. THREE and FOUR: the record of the tests is older than the code:
      '.ci/records' renews it. ONE: the code was not measured.
             Published for it: true in 1 app?  Against it: true in 1 app?
      THREE  Has parts*: 1 of 2                often long: yes
      FOUR, ONE: no countable claim. *: not by all counts.
      Next: 'swift run compare choose' asks; also 'mvp viper' (two), 'words' (terms).

      ✘ 3 patterns × 1 scenario: 4 passed, 0 failed (2,474 steps); 2 broken rules

      """#)
  }

  // MARK: Patterns that readers ask for

  /// MVP and MVVM with the code of THREE and FOUR for Login, ONE without code, and what a request costs in MVP.
  private func asked() throws -> Findings {
    let cards = [Sample.three.renamed("mvp", "MVP"), Sample.four.renamed("mvvm", "MVVM")]
    let records = ["mvp", "mvvm"].map { Sample.record(of: $0, suite: "LoginTests", needs: [.widgets], []) }
    let codebase = Codebase(graph: Sample.graph, cards: cards, mutants: records)
    let measured = Sample.findings(in: codebase, of: cards, examples: [.login]) { card in
      [Sample.result(card.id, .login, "the right password", steps: 3)]
    }
    var findings = Findings(
      examples: [.login], patterns: measured.patterns + Sample.findings.patterns.prefix(1))
    let prefill = try #require(ChangeRequest.all.first { $0.id == "prefill" })
    func cell(_ card: Card, _ version: ChangeVersion, _ names: [String], breaks files: [String]?)
      -> CellFinding
    {
      let parts = names.map { name in
        CellPart(name: name, role: "Back", isWiring: false, kind: .edited, addedLines: 1, removedLines: 0)
      }
      let result = files.map { files in
        CellResult(
          request: prefill.id, version: version, pattern: card.id, fingerprint: "", patches: [],
          before: .none,
          broken: BrokenTests(files: files, logic: ["a test"], parts: [], card: []), logicTests: .none,
          partTests: .none, cardTests: .none, scenarios: .none)
      }
      return CellFinding(
        request: prefill, card: card, version: version, size: CellSize(product: parts), result: result)
    }
    let cells = [
      cell(cards[0], .first, ["Door", "Lock"], breaks: ["LoginTests.swift"]),
      cell(cards[0], .second, ["Door", "Lock", "Back"], breaks: []),
      cell(cards[1], .first, ["Whole"], breaks: nil),
    ]
    findings.kept = KeptFigures(
      ledger: ChangeLedger(cells: cells, merges: []), filesBehindTap: [.login: ["mvp": 2, "mvvm": 1]])
    return findings
  }

  @Test(arguments: [
    (
      80,
      #"""
      The app Login in 3 architectures; all pass the same 2 UI scripts.
      Best known; nothing is ranked         MVP MVVM
      Lines to write, tests left out         70   50
      Types (protocols among them)         2(0) 1(0)
      Files whose code a Log in tap runs      2    1
      Of 2 unit tests, need no UI             1    1
      Fakes (doubles) that these need         0    0
      Fill in an email: files/broken tests  2/2  1/–
      Less known                           ONE
      Lines to write, tests left out         –
      Types (protocols among them)           –
      Files whose code a Log in tap runs     –
      Of 2 unit tests, need no UI            –
      Fakes (doubles) that these need        –
      Fill in an email: files/broken tests   –
      –: no figure. MVVM: 'prefill' was not run on the present code: 'compare changes
      prefill --record' runs it. ONE: the code was not measured.
      Fill in an email: files new or edited / tests (with UI too) that no longer pass.
      MVP, MVVM: no countable claim.
      Next: 'swift run compare choose' asks; also 'mvp viper' (two), 'words' (terms).
      """#
    ),
    (
      120,
      #"""
      The app Login in 3 architectures; all pass the same 2 UI scripts.
      Best known; nothing is ranked                     MVP   MVVM
      Lines of code to write, start-up code included     70     50
      Types to write (protocols among them)           2 (0)  1 (0)
      Files whose code runs after a tap on Log in         2      1
      Of 2 unit tests, need no UI, network or disk        1      1
      Fakes (test doubles) that these need                0      0
      Fill in an email: files touched / tests broken    2/2    1/–
      Less known                                      ONE
      Lines of code to write, start-up code included    –
      Types to write (protocols among them)             –
      Files whose code runs after a tap on Log in       –
      Of 2 unit tests, need no UI, network or disk      –
      Fakes (test doubles) that these need              –
      Fill in an email: files touched / tests broken    –
      –: no figure. MVVM: 'prefill' was not run on the present code: 'compare changes prefill --record' runs it. ONE: the code
      was not measured.
      Fill in an email: files new or edited / tests (with UI too) that no longer pass. The request: the email of the user who
      logged out stands in Log in; two authors of one pattern differed by up to 1 file and 1 test. Small apps, one team; the
      order of patterns is no ranking.
      MVP, MVVM: no countable claim.
      Next: 'swift run compare choose' asks; also 'mvp viper' (two), 'tests mvp viper' (tests), 'changes' (requests), 'words'
      (terms).
      """#
    ),
  ])
  func `Patterns that readers ask for stand first, with the cost of a request`(
    columns: Int, expected: String
  ) throws {
    expectEqual(
      Sample.text(of: .findings(try asked(), about: .everything), columns: columns), expected + "\n")
  }

  @Test func `The page and the JSON have the same figures in the same words`() throws {
    let page = Sample.markdown(of: .findings(try asked(), about: .everything))
    for line in [
      "**The app Login in 3 architectures;** all pass the same 2 UI scripts.",
      "| Fill in an email: files touched / tests broken | 2/2 | 1/– |",
    ] {
      #expect(page.contains(line), "\(page)")
    }
    let patterns = FindingsJSON(try asked(), about: .everything).patterns
    #expect(patterns.map { $0.firstScreen?.filesTouched } == [2, 1, nil])
    #expect(patterns.map { $0.firstScreen?.testsBroken } == [2, nil, nil])
    #expect(patterns.map { $0.firstScreen?.filesBehindTap } == [2, 1, nil])
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
      ([[.more(.lines)], [.more(.types)]], "1"), ([[.more(.types)], [.more(.lines)]], "0"),
      ([[.more(.types)], [.more(.widgetFreeShare)]], "1"),
      ([[.more(.widgetFreeShare)], [.some(.types)]], "0"), ([[.fewer(.types)]], "0"),
      // One that holds goes before one that does not.
      ([[.fewer(.types)], [.more(.lines)]], "1"),
    ] as [([[Assertion]], String)])
  func `Of a side that claim tells most which holds, then that of the largest factor, then the first`(
    claims: [[Assertion]], telling: String
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
    #expect(pattern.mostTelling(.con)?.claim.id == "three.\(telling)")
    #expect(pattern.mostTelling(.pro) == nil)
  }

  @Test func `Patterns of which one fails a scenario do not pass the same`() throws {
    let measured = try Sample.measured("three", "four")
    let findings = Findings(
      examples: [.greeting], patterns: measured.patterns + Sample.findings.patterns.suffix(1))
    let text = Sample.text(of: .findings(findings, about: .everything))
    #expect(text.hasPrefix("The app Greeting in 3 architectures; 1 of 3 test runs failed."))
    #expect(!text.contains("each passes"))
  }

  @Test func `Only a pattern that fails a scenario has its count in red`() {
    let text = Sample.text(
      of: .findings(Sample.findings, about: .everything), columns: 60, color: .always, showsAll: true)
    #expect(text.contains("\u{1B}[31m0/1\u{1B}[39m"))
    #expect(!text.contains("\u{1B}[31m1/1"))
  }
}
