@testable import Verdicts
import Examples
import Foundation
import TestSupport
import Testing

@testable import Catalog

@Suite struct ClaimReportTests {
  @Test func `The claims with all remarks, without Unicode at 60 columns`() throws {
    let text = Sample.text(
      of: .findings(try Sample.measured("three", "four"), about: .claims), columns: 60, ascii: true)
    let claims = """
        ~ mixed         Has parts. (Doe; three.parts) types:
                        Greeting 3 against 1 (FOUR); Login 2
                        against 1 (FOUR), equal
      Cons
        + supported     Is often long. (Doe; three.long) lines:
      """
    #expect(text.contains("\nPros\n\(claims)") && text.contains("\n\nFOUR ---"))
    #expect(text.contains("Is fine. (Doe; three.fine)\n"))
  }

  @Test func `A verdict explained`() throws {
    expectEqual(
      try explained("three.parts"),
      #"""
      three.parts (THREE, pro)
        Has parts.
        Literature: Code, https://doe.example/a_b

      ◐ mixed        holds in Greeting only
      Would turn with
        Greeting: 2 or fewer (types): equal
        Login: 3 or more (types): supported
        Greeting: none (logic free of widgets): equal
        protocols left out (concrete types): equal

      Types, claimed higher than in FOUR: Counts the pattern's own types that play a
      role in the example, wiring apart, protocols included.
        Greeting  ✔ holds  THREE 3 against FOUR 1
        Login     = equal  THREE 2 against FOUR 1

      Logic free of widgets, claimed higher than in FOUR: Divides the lines of the
      logic's types (the view's where it has none) that need no widget, not even
      through a concrete type that they need, by those of all of them; a protocol or a
      function that they are handed ends the search.
        Greeting  ✔ holds  THREE 100 % against FOUR 0 %
        Login     ✔ holds  THREE 100 % against FOUR 0 %

      '--all' prints the 11 places behind these figures.

      """#)
  }

  @Test func `The lines of code behind a figure with --all`() throws {
    let evidence = """
        Login, types: THREE 2
          Sources/Patterns/Three/Login/Door.swift:3  class Door
          Sources/Patterns/Three/Login/Lock.swift:3  class Lock
        Login, types: FOUR 1
          Sources/Patterns/Four/Login/Whole.swift:3  class Whole

      """
    #expect(try explained("three.parts", showsAll: true).contains(evidence))
  }

  @Test func `A claim that the cards fix, a waiting one, an opinion and a broken rule explained`() throws {
    expectEqual(
      try ["three.outside", "three.grows", "three.fine", "three.rule"].map { try explained($0) }.joined(
        separator: "\n"),
      #"""
      three.outside (THREE, con)
        Has a part for the outside.
        Literature: Code, https://doe.example/a_b

      [tie]          can only tie, so it is no evidence

      Roles for outside, claimed higher than in FOUR: Counts the roles for outside
      that have a type in the example, own or shared.
        Greeting  can only tie by the cards  THREE 0 against FOUR 0
        Login     can only tie by the cards  THREE 0 against FOUR 0

      three.grows (THREE, con)
        Grows fast.
        Literature: Code, https://doe.example/a_b

      [change]       about change; it waits for the change ledger, the record of what
      change requests cost

      three.fine (THREE, difference)
        Is fine.
        Literature: Code, https://doe.example/a_b

      [opinion]      no figure here is about it

      three.rule (THREE, rule)
        Names no logic.
        Literature: Code, https://doe.example/a_b

      ✘ broken       does not hold in Greeting
      Would turn with
        none left (concrete references view → logic)

      Concrete references view → logic, prescribed none: Counts the pairs of a type of
      the view and a concrete type of the logic (the view, if no role plays the logic)
      that it refers to, itself or by a member, as in the reflexion models of Murphy,
      Notkin and Sullivan 1995.
        Greeting  ✘ does not hold  THREE 1 of 4 references of the view
        Login     left out         nothing there to count: THREE 0 of 0 references of
                                   the view

      '--all' prints the 1 place behind these figures.

      """#)
  }

  @Test(
    arguments: [
      (.more(.types), [.login], "= equal        does not hold in Login"),
      (.more(.widgetFreeShare), [.greeting, .login], "✔ supported    holds in Greeting and Login"),
      (.more(.widgetFreeShare), [.login], "✔ supported    holds in Login"),
      (.fewer(.types), [.greeting, .login], "✘ contradicted holds in neither Greeting nor Login"),
      (.fewer(.types), [.login], "= equal        does not hold in Login"),
      (.fewer(.widgetFreeShare), [.login], "✘ contradicted does not hold in Login"),
      (.fewer(.lines, by: .large), [.notes], "[left out]     not applicable: not in THREE and FOUR"),
      (.more(.lines, by: .large), [.greeting, .login], "≈ inexact      holds in neither Greeting nor Login"),
    ] as [(Assertion, [Example], String)]) func `A verdict says where a claim holds and where it does not`(
      assertion: Assertion, examples: [Example], statement: String
    ) throws
  {
    let claim = Claim(
      id: "three.sample", evidence: .measured(assertion), side: .difference, against: ["four"],
      text: "Is so.",
      source: Sample.book)
    let judge = Judge(of: Sample.codebase, in: examples)
    let finding = judge.finding(for: claim, of: Sample.three)
    let lines = Sample.text(of: .claim(finding)).split(separator: "\n")
    #expect(lines.contains(Substring(statement)))
  }

  @Test func `A claim with stale mutation results says so and counts as measured`() {
    let claim = Claim(
      id: "three.tested", evidence: .measured(.fewer(.isolatedTests)), side: .pro,
      against: ["four"], text: "Is tested.", source: Sample.book)
    let finding = Judge(of: Sample.codebase).finding(for: claim, of: Sample.three)
    #expect(finding.missing == .staleRecord)
    let pattern = PatternFindings(
      card: Sample.three, examples: [.login], results: [], code: Sample.codebase.entry(of: "three"),
      claims: [finding])
    let findings = Findings(examples: [.login], patterns: [pattern, pattern, pattern])
    let words = "undecided: the recorded test results are older than the code; '.ci/mutants' renews them"
    let text = Sample.text(of: .findings(findings, about: .everything), columns: 200, showsAll: true)
    #expect(text.contains("[measured]      Is tested. (Doe 1999; three.tested) – \(words)\n"))
    #expect(Sample.text(of: .claim(finding), columns: 200).hasSuffix("\n[measured]     \(words)\n"))
    #expect(Sample.markdown(of: .findings(findings, about: .claims)).contains("– undecided: the recorded "))
  }

  private func explained(_ id: String, showsAll: Bool = false) throws -> String {
    let claim = try #require(Sample.three.claims.first { $0.id == id })
    return Sample.text(
      of: .claim(Judge(of: Sample.codebase, findsTurns: true).finding(for: claim, of: Sample.three)),
      showsAll: showsAll)
  }
}
