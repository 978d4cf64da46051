@testable import Verdicts
import Examples
import Foundation
import TestSupport
import Testing

@testable import Catalog

@Suite struct ClaimReportTests {
  @Test func `Claims are a line each, without Unicode at 60 columns`() throws {
    let text = Sample.text(
      of: .findings(try Sample.measured("three", "four"), about: .claims), columns: 60, ascii: true)
    #expect(
      text.hasPrefix(
        """
        A line for each rule and claim. 'compare explain ID' has the
        figures of one, 'compare PATTERN --all' those of a pattern.

        """))
    // The broken rules come before, the meaning of the verdicts after.
    let sections = text.components(separatedBy: "\n\n")
    expectEqual(
      sections[1...3].joined(separator: "\n\n"),
      """
      THREE ------------------------------------------------------
      2 rules: 1 kept, 1 broken; 5 claims: 1 supported, 1 mixed, 3
      without a verdict.

      Rules
        x broken        Names no logic. (Doe; three.rule) Checked:
                        no concrete references view -> logic.
        + kept          Finds nothing by name. (Doe; three.named)
                        Checked: no look-ups by name.
      Pros
        ~ mixed         Has parts. (Doe; three.parts)
      Cons
        + supported     Is often long. (Doe; three.long)
        [tie]           Has a part for the outside.
                        (Doe; three.outside)
        [change]        Grows fast. (Doe; three.grows)
      Differences
        [opinion]       Is fine. (Doe; three.fine)

      FOUR -------------------------------------------------------
      No claims.
      """)
  }

  @Test func `A page of a pattern has its verdicts in full, each at a place to which links lead`() throws {
    let page = Sample.markdown(of: .findings(try Sample.measured("three"), about: .everything))
    let start = try #require(page.range(of: "## Rules\n")?.lowerBound)
    let end = try #require(page.range(of: "\n## Advice")?.lowerBound)
    expectEqual(
      String(page[start..<end]),
      #"""
      ## Rules

      ### <a id="claim-three.rule"></a>✘ broken: Names no logic.

      (Doe; three.rule)

      - concrete references view → logic, none allowed: ✘ Greeting 1 of 4

      Broken in Greeting:

      - Sources/Patterns/Three/Greeting/Front.swift:5  Front → Back: calls, mentions (and 1 more)

      ### <a id="claim-three.named"></a>✔ kept: Finds nothing by name.

      (Doe; three.named)

      - look-ups by name, none allowed: Greeting 0; Login 0

      ## Pros

      ### <a id="claim-three.parts"></a>◐ mixed: Has parts.

      (Doe; three.parts) Against FOUR: holds in Greeting only.

      | Figure (claimed) | Greeting | Login |
      | --- | --- | --- |
      | types (higher) | ✔ 3 against 1 (FOUR), 3.0× | = 2 against 1 (FOUR), equal |
      | logic free of widgets (higher) | ✔ 100 % against 0 % (FOUR) | ✔ 100 % against 0 % (FOUR) |

      **Would turn with:**

      - Greeting: 2 or fewer (types): equal
      - Login: 3 or more (types): supported
      - Greeting: none (logic free of widgets): equal
      - protocols left out (concrete types): equal

      ## Cons

      ### <a id="claim-three.long"></a>✔ supported: Is often long.

      (Doe; three.long) Against FOUR: holds in Greeting and Login.

      | Figure (claimed) | Greeting | Login |
      | --- | --- | --- |
      | lines (higher) | ✔ 23 against 20 (FOUR), 1.2× | ✔ 70 against 50 (FOUR), 1.4× |

      **Would turn with:**

      - Greeting: 22 or fewer (lines): mixed
      - Login: 55 or fewer (lines): mixed

      ### Without a verdict

      - \[tie\] <a id="claim-three.outside"></a>Has a part for the outside. (Doe; three.outside)
      - \[change\] <a id="claim-three.grows"></a>Grows fast. (Doe; three.grows)

      ## Differences

      - \[opinion\] <a id="claim-three.fine"></a>Is fine. (Doe; three.fine)

      """#)
  }

  @Test func `A page of claims leads to the pages of patterns`() throws {
    let page = Sample.markdown(of: .findings(try Sample.measured("three"), about: .claims))
    expectEqual(
      Sample.sections(["Rules", "Pros"], of: page),
      """
      ### Rules

      | Verdict | Claim |
      | --- | --- |
      | ✘ broken | [Names no logic.](patterns/three.md#claim-three.rule) (Doe; three.rule) Checked: no concrete references view → logic. |
      | ✔ kept | [Finds nothing by name.](patterns/three.md#claim-three.named) (Doe; three.named) Checked: no look-ups by name. |

      ### Pros

      | Verdict | Claim |
      | --- | --- |
      | ◐ mixed | [Has parts.](patterns/three.md#claim-three.parts) (Doe; three.parts) |

      """)
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
        Greeting  ✔ holds  THREE 3 against FOUR 1, 3.0×
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

      [change]       about change; 'compare changes' has the verdict of all change
      requests, or what would decide it

      three.fine (THREE, difference)
        Is fine.
        Literature: Code, https://doe.example/a_b

      [opinion]      no figure here decides it

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

      (.more(.lines, by: .large), [.greeting, .login], "~ inexact      holds in neither Greeting nor Login"),
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
    let words = "undecided: the recorded test results are older than the code; '.ci/records' renews them"
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
