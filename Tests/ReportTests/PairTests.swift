@testable import Measures
@testable import Verdicts
import AnalysisTestSupport
import CodeGraph
import CompareCommand
import Examples
import TestSupport
import Testing

@testable import Report

@Suite struct PairTests {
  @Test func `Two patterns, at 80 columns`() throws {
    expectEqual(
      Sample.text(of: .findings(try Sample.measured("three", "four"), about: .everything)),
      #"""
      THREE and FOUR
      three  A front, a back and a wire. Data, Front, Back, Wire (4 roles)
      four   All in one. All (1 role)

      Claims against each other, judged for these two: 'explain ID' has the figures
        ◐ mixed         THREE, pro: Has parts. (Doe; three.parts)
        ✔ supported     THREE, con: Is often long. (Doe; three.long)
        Without a verdict: three.outside (Doe)

      \#(Sample.breaches)

      Differences: each with what to type after 'swift run compare' to see why
        1.  THREE and FOUR behave alike: each passes 1 of 1 scenarios.
            (scenarios three four --example greeting)
        2.  The needs of the tests are unknown: their record is older than the code
            ('.ci/records' renews it); THREE has 1 own protocol, FOUR none.
            (tests three four --example greeting)
        3.  THREE takes 3 types and 23 lines without wiring roles for Greeting, FOUR 1
            and 20. (source three four --example greeting)
        4.  THREE has Back for logic (8 lines) in Greeting, FOUR no role for logic
            alone. (source three four --role logic --example greeting)
        5.  THREE has 3 concrete references and 1 reference by protocol between roles
            without wiring in Greeting, FOUR none and none.
            (coupling three four --example greeting)
        6.  THREE has Wire for wiring (6 lines) in Greeting, FOUR no role for wiring
            alone. (source three four --example greeting)
        7.  THREE has 3 types in cycles at run time in Greeting, FOUR none.
            (coupling three four --example greeting)

      ✘ 2 patterns × 1 scenario: 2 passed, 0 failed (6 steps); 2 broken rules
      Next, after 'swift run compare': 'three four --all' for all figures, 'source
      three four' for the code, 'tests three four' for tests, 'words' for terms.

      """#)
  }

  @Test func `Two patterns without code have the failed scenarios and how many passed`() {
    let text = Sample.text(of: .findings(Sample.findings, about: .everything))
    #expect(text.contains("\n✘ two, Greeting: shows the greeting\n  step 2 of 1,234: see greeting"))
    #expect(text.contains("\n  1.  ONE passes 2 of 2 scenarios, TWO 1 of 2. (scenarios one two)\n\n"))
    let failing = Findings(
      examples: [.greeting], patterns: Array(repeating: Sample.findings.patterns[1], count: 2))
    #expect(PairSentences(of: failing).all.first?.text.contains("alike") == false)
    let empty = [Sample.one, Sample.two].map { PatternFindings(card: $0, examples: [.greeting], results: []) }
    #expect(PairSentences(of: Findings(examples: [.greeting], patterns: empty)).all.isEmpty)
  }

  // MARK: Sentences

  @Test(
    arguments: [
      (20, "THREE takes 3 types and 23 lines without wiring roles for Greeting, FOUR 1 and 20.", nil),
      (40, "THREE takes 3 types and 23 lines without wiring roles for Greeting, FOUR 1 and 40.", nil),
      (
        22, "THREE takes 3 types without wiring roles for Greeting, FOUR 1.",
        "Equal in Greeting, or within one or a tenth: lines 23 and 22."
      ),
    ])
  func `A figure changes its sentence, or leaves it for that of the equal ones`(
    lines: Int, sentence: String, equal: String?
  ) throws {
    var graph = Sample.graph
    graph.lines["All"] = lines
    let texts = PairSentences(of: try Sample.measured("three", "four", graph: graph)).all.map(\.text)
    #expect(texts[2] == sentence)
    #expect(texts.first { $0.hasPrefix("Equal") } == equal)
  }

  @Test func `The tests that need nothing outside stand beside their price`() throws {
    let records = [
      Sample.record(of: "three", needs: [], doubles: ["D"]), Sample.record(of: "four", needs: [.storage]),
    ]
    let sentence = PairSentences(of: try Sample.measured("three", "four", mutants: records)).all[1]
    let text = """
      THREE runs 1 of 1 tests of Greeting without widget, disk and network, FOUR 0 of 1; \
      THREE has 1 own protocol and 1 test double for these, FOUR none and none.
      """
    #expect(sentence.text == text)
    #expect(sentence.command == "tests three four --example greeting")
  }

  @Test func `Every pair of the catalogue has one to eight sentences, in both orders of the same facts`()
    async throws
  {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    let words = /\d+|\b(no|none)\b/
    // Missing records take a sentence of two lines.
    let room = codebase.patterns.contains { $0.mutants == nil } ? 42 : 40
    var seen: [Set<String>: [[String]]] = [:]
    for one in codebase.patterns {
      for other in codebase.patterns where other.card.id != one.card.id {
        let pair = [one.card, other.card]
        let findings = Sample.findings(in: codebase, of: pair) { card in
          ["in", "out"].map { Sample.result(card.id, .login, $0) }
        }
        let names = pair.map(\.id)
        let texts = PairSentences(of: findings).all.map(\.text)
        #expect((1...8).contains(texts.count) && Set(texts).count == texts.count, "\(names)")
        #expect(texts.filter { $0.contains(/\b1 [a-z]+s\b/) } == [])
        let hasMisuse = pair.contains { $0.misuseOf != nil }
        #expect(texts.contains { $0.contains("(misuse)") } == hasMisuse)
        let facts = texts.map { $0.matches(of: words).map { Int($0.0) == nil ? "0" : String($0.0) }.sorted() }
        #expect(seen.updateValue(facts, forKey: Set(names)) ?? facts == facts, "\(names)")
        let text = Sample.text(of: .findings(findings, about: .everything), columns: 100)
        let isShort = text.count { $0 == "\n" } < room
        #expect(isShort || pair.contains { $0.misuseOf != nil }, "\(names)")
      }
    }
  }
}
