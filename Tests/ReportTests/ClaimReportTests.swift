import Comparison
import Foundation
import Report
import TestSupport
import Testing

@testable import Catalog

/// The report on claims.
@Suite struct ClaimReportTests {
  @Test func `The claims with verdicts, without Unicode at 60 columns`() throws {
    let text = Sample.text(of: try Sample.measured("three", "four"), about: .claims, columns: 60, ascii: true)
    expectEqual(
      text.components(separatedBy: "Verdicts and kinds of claims\n")[0],
      #"""
      THREE ------------------------------------------------------
      A front, a back and a wire.
      Pros
        + supported     Has parts. (Doe; three.parts) types 3:1,
                        2:1
      Cons
        + supported     Grows fast. (Doe; three.grows) growth of
                        lines 3.0x:2.5x
      Differences
        ~ mixed         Rule: names no logic. (Doe; three.rule)
                        concrete references view -> logic 1, 0
        [opinion]       Is fine. (Doe; three.fine)

      FOUR -------------------------------------------------------
      All in one.


      """#)
  }

  @Test func `A verdict explained`() throws {
    expectEqual(
      try explained("three.parts"),
      #"""
      three.parts (THREE, pro)
        Has parts.
        Literature: Code, https://doe.example/a_b

      ✔ supported    holds in Greeting and Login

      Greeting: types, higher than in FOUR ✔ holds
        Counts the pattern's own types that play a role in the example, wiring apart,
        protocols included.
        this pattern: 3
          Sources/Patterns/Three/Greeting/Showing.swift:3  protocol Showing
          Sources/Patterns/Three/Greeting/Front.swift:3  class Front
          Sources/Patterns/Three/Greeting/Back.swift:3  class Back
        FOUR: 1
          Sources/Patterns/Four/Greeting/All.swift:3  class All

      Greeting: logic that runs alone, higher than in FOUR ✔ holds
        Divides the lines of the logic's types (the view's where it has none) that
        need no widget, network or storage, not even through a concrete type that they
        need, by those of all of them.
        this pattern: 100 %
          Sources/Patterns/Three/Greeting/Back.swift:3  Back, 8 lines, needs nothing
          of them
        FOUR: 0 %
          Sources/Patterns/Four/Greeting/All.swift:3  All, 20 lines, needs Label

      Login: types, higher than in FOUR ✔ holds
        this pattern: 2
          Sources/Patterns/Three/Login/Door.swift:3  class Door
          Sources/Patterns/Three/Login/Lock.swift:3  class Lock
        FOUR: 1
          Sources/Patterns/Four/Login/Whole.swift:3  class Whole

      Login: logic that runs alone, higher than in FOUR ✔ holds
        this pattern: 100 %
          Sources/Patterns/Three/Login/Lock.swift:3  Lock, 40 lines, needs nothing of
          them
        FOUR: 0 %
          Sources/Patterns/Four/Login/Whole.swift:3  Whole, 50 lines, needs Label

      """#)
  }

  @Test func `An opinion has no figures`() throws {
    expectEqual(
      try explained("three.fine"),
      #"""
      three.fine (THREE, difference)
        Is fine.
        Literature: Code, https://doe.example/a_b

      [opinion]      nothing here can decide it

      """#)
  }

  @Test(arguments: [
    (Claim.Evidence.measured(.more(.types)), "✔ supported    holds in Greeting and Login"),
    (.measured(.more(.types), in: .login), "✔ supported    holds in Login"),
    (.measured(.more(.growth(of: .lines)), in: .growth), "✔ supported    holds"),
    (
      .measured(.none(.references(from: .view, to: .logic, .concrete))),
      "◐ mixed        holds in Login, not in Greeting"
    ),
    (.measured(.fewer(.types)), "✘ contradicted does not hold in any example"),
    (.measured(.fewer(.types), in: .login), "✘ contradicted does not hold in Login"),
    (.measured(.fewer(.growth(of: .lines)), in: .growth), "✘ contradicted does not hold"),
  ]) func `A verdict says where a claim holds and where it does not`(
    evidence: Claim.Evidence, statement: String
  ) throws {
    // A claim of `none` is mixed only if it compares with no other pattern.
    let others = statement.contains("not in") ? [] : ["four"]
    let claim = Claim(
      id: "three.sample", evidence: evidence, side: .difference, against: others, text: "Is so.",
      source: Sample.book)
    let codebase = Codebase(graph: Sample.graph, cards: [Sample.three, Sample.four])
    let finding = Judge(of: codebase).finding(for: claim, of: Sample.three)
    let lines = Sample.text(of: .claim(finding)).split(separator: "\n")
    #expect(lines.contains(Substring(statement)))
  }

  @Test func `A claim with stale mutation results says so and counts as measured`() {
    let claim = Claim(
      id: "three.tested", evidence: .measured(.same(.mutationScore), in: .login), side: .pro,
      against: ["four"], text: "Is tested.", source: Sample.book)
    let codebase = Codebase(graph: Sample.graph, cards: [Sample.three, Sample.four])
    let finding = Judge(of: codebase).finding(for: claim, of: Sample.three)
    #expect(finding.awaitsMutants)
    let pattern = PatternFindings(
      card: Sample.three, examples: [.login], results: [], code: codebase.entry(of: "three"),
      claims: [finding])
    let findings = Findings(examples: [.login], patterns: [pattern, pattern, pattern])
    let words = "stale: run '.ci/mutants', as the code has changed"
    let text = Sample.text(of: findings, about: .everything, columns: 200)
    #expect(text.contains("Is tested. three.tested – \(words)\n"))
    #expect(text.contains("THREE and 0 claims cited or of opinion\n"))
    #expect(Sample.text(of: .claim(finding), columns: 200).hasSuffix("\n[measured]     \(words)\n"))
    #expect(Sample.markdown(of: findings, about: .claims).contains("– stale: run "))
  }

  private func explained(_ id: String) throws -> String {
    let claims = try Sample.measured("three").patterns.flatMap(\.claims)
    return Sample.text(of: .claim(try #require(claims.first { $0.claim.id == id })))
  }
}
