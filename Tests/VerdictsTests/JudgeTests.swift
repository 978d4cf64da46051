import CodeGraph
import Examples
import Records
import Testing

@testable import Catalog
@testable import Measures
@testable import Verdicts

/// The judge, on the code of invented patterns.
@Suite struct JudgeTests {
  private let code = SampleCode.patterns

  /// Without patterns to compare with, `fewer` and `more` cannot hold.
  @Test(
    arguments: [
      (.fewer(.types), "duo", [], nil), (.more(.types), "duo", [], nil),
      (.fewer(.lines), "mono", ["trio"], .supported), (.more(.types), "trio", ["mono"], .supported),
      (.more(.types), "duo", ["mono", "trio"], .contradicted), (.more(.types), "duo", ["duo"], nil),
      (.fewer(.protocols), "mono", ["duo"], .supported), (.none(.protocols), "mono", [], .supported),
      (.none(.protocols), "duo", [], .contradicted), (.some(.protocols), "duo", [], .supported),
      (.more(.rolesPlaying(.navigation)), "mono", ["trio"], nil),
    ] as [(Assertion, String, [String], Verdict?)])
  func `An assertion is evaluated against all patterns compared with`(
    assertion: Assertion, id: String, others: [String], verdict: Verdict?
  ) {
    let finding = code.finding(.measured(assertion), of: id, against: others)
    #expect(finding.verdict == verdict && finding.isFixed == (verdict == nil))
  }

  @Test(
    arguments: [(Assertion.fewer(.types), "mono"), (.more(.types), "trio"), (.none(.protocols), nil)]
      as [(Assertion, String?)])
  func `The rival is the pattern hardest to beat`(assertion: Assertion, rival: String?) throws {
    for others in [["mono", "trio"], ["trio", "mono"]] {
      let finding = code.finding(.measured(assertion), of: "duo", against: others)
      #expect(try #require(finding.outcomes.first).rival?.pattern.id == rival)
    }
  }

  @Test func `A failed assertion is decisive, and a claim holds where all its assertions do`() {
    let both = code.finding(.measured(.fewer(.types), .more(.types)), of: "duo", against: ["trio"])
    #expect(both.judgement.examplesHolding == [])
    #expect(both.judgement.decisive.map(\.result) == [.equal, .fails, .fails])
    #expect(both.judgement.decisive.map(\.assertion.relation) == [.fewer, .more, .more])
    let one = code.finding(.measured(.fewer(.types)), of: "duo", against: ["trio"])
    #expect(one.judgement.examplesHolding == [.login, .notes] && one.verdict == .mixed)
  }

  // MARK: The source's words

  /// Duo's largest view is half as long as mono's; in lines it is longer in Greeting, shorter by a fifth otherwise.
  @Test(
    arguments: [
      (.fewer(.largest(.lines, of: .view), by: .large), .supported),
      (.fewer(.largest(.lines, of: .view), by: .slight), .inexact),
      (.fewer(.lines, by: .large), .contradicted), (.fewer(.lines), .mixed),
      (.fewer(.lines, by: .slight), .contradicted), (.more(.lines, by: .slight), .contradicted),
    ] as [(Assertion, Verdict)])
  func `A difference must have the size that the source claims`(assertion: Assertion, verdict: Verdict) {
    #expect(code.finding(.measured(assertion), of: "duo", against: ["mono"]).verdict == verdict)
  }

  @Test(
    arguments: [(nil, .mixed), (.usual, .supported), (.possible, .supported)] as [(Hedge?, Verdict)])
  func `A hedge requires fewer examples`(hedge: Hedge?, verdict: Verdict) {
    let lower = Claim.Evidence.measured(.fewer(.lines))
    #expect(code.finding(lower, of: "duo", against: ["mono"], hedge: hedge).verdict == verdict)
    let higher = code.finding(.measured(.more(.lines)), of: "duo", against: ["mono"], hedge: hedge)
    #expect(higher.verdict == (hedge == .possible ? .supported : .mixed))
    let never = code.finding(.measured(.more(.types)), of: "mono", against: ["duo"], hedge: hedge)
    #expect(never.verdict == (hedge == .possible ? .unseen : .contradicted))
  }

  // MARK: Records

  /// The measures of recorded results, each with records in which its figure is some, and none.
  static let recorded: [(Measure, some: PatternMutants, none: PatternMutants)] = [
    (.testsWithoutWidgets, record(), record(needs: .widgets))
  ]

  @Test(arguments: recorded) func `A record turns the verdicts that it decides, and a stale one gives none`(
    measure: Measure, some: PatternMutants, none: PatternMutants
  ) {
    func finding(_ records: [PatternMutants]) -> ClaimFinding {
      code.finding(.measured(.some(measure)), of: "duo", mutants: records)
    }
    #expect(finding([some]).verdict == .supported)
    #expect(finding([none]).verdict == .contradicted)
    #expect(finding([]).verdict == nil && finding([]).missing == .staleRecord)
  }

  @Test func `Most tests are more than half of them`() {
    func verdict(_ needs: Surrounding?) -> Verdict? {
      code.finding(
        .measured(.most(.testsWithoutWidgets)), of: "duo", mutants: [Self.record(needs: needs)]
      ).verdict
    }
    #expect(verdict(nil) == .supported && verdict(.storage) == .supported)
    #expect(verdict(.widgets) == .contradicted)
  }

  /// Eleven mutants of Login and one test of it.
  private static func record(
    of pattern: String = "duo", needs surrounding: Surrounding? = nil, ending: TestOutcome.Ending = .complete
  ) -> PatternMutants {
    let place = Place(file: "A.swift", line: 1)
    let needs = surrounding.map { [UnitTest.Need(surrounding: $0, type: "T", place: place)] } ?? []
    let test = UnitTest(
      kind: .logic, suite: "LoginTests", name: "t", place: place, needs: needs, objects: 1, doubles: [],
      creates: [])
    return PatternMutants(
      pattern: pattern, fingerprint: "",
      results: Mutation.allCases.filter { $0.example == .login }.suffix(11).map { mutation in
        MutantResult(
          mutation: mutation, place: place, scenarios: TestOutcome(count: 9, failed: []),
          logicTests: TestOutcome(
            count: 9, failed: [], ending: mutation == .nameMisspelt ? ending : .complete),
          partTests: .none)
      }, unitTests: UnitTests(tests: [test], doubles: []))
  }

  // MARK: Whom a claim is judged against

  @Test(
    arguments: [
      (["mono", "trio"], "trio", ["trio"]), (["mono", "trio"], "mess", ["mess"]), (["trio"], "mess", nil),
      (["mess"], "mono", nil), (Claim.allOthers, "mess", ["mess"]), (Claim.allOthers, "mono", ["mono"]),
      ([], "mono", nil),
    ] as [([String], String, [String]?)]) func `A claim is judged for two patterns alone`(
      against: [String], other: String, judged: [String]?
    )
  {
    let claim = Claim.sample(.measured(.fewer(.types)), id: "duo.sample", against: against)
    let finding = code.judge().finding(for: claim, of: code.card("duo"), against: code.card(other))
    #expect(finding?.outcomes.first?.others.map(\.pattern.id) == judged)
    #expect(finding?.misuses.isEmpty != false && finding?.wider == nil)
  }

  @Test func `The wider set is all patterns but misuses, where the measure has a figure in each`() {
    func wider(_ assertion: Assertion, _ others: [String]) -> [String]? {
      let finding = code.finding(.measured(assertion), of: "duo", against: others)
      return finding.wider?.outcomes.first?.others.map(\.pattern.id)
    }
    #expect(wider(.fewer(.types), ["mono"]) == ["mono", "trio"])
    #expect(wider(.fewer(.types), Claim.allOthers) == nil)
    #expect(wider(.none(.protocols), []) == nil)
    let partial = Measure("size", "Counts.", .code { $0.roleModel.name == "MONO" ? nil : Figure(value: 1) })
    #expect(wider(.fewer(partial), ["trio"]) == nil)
  }

  @Test func `A definition that turns the verdict round is named`() {
    var code = code
    func turns() -> [String] {
      let finding = code.finding(
        .measured(.more(.types)), of: "trio", against: ["duo"], hedge: .usual, findsTurns: true)
      return finding.turns.map { "\($0.variant.difference): \($0.verdict?.rawValue ?? "none")" }
    }
    #expect(turns() == [])
    for example in Example.all {
      for number in 0..<20 {
        code.add("\(example.name)\(number)", .protocol, to: "Back", of: "duo", in: example, lines: 1)
      }
    }
    #expect(turns() == ["protocols left out: supported"])
  }

  // MARK: Rules

  @Test func `A rule fixes the claims that it entails, and fixes none once it is broken`() {
    func findings(_ rule: Assertion, _ assertion: Assertion) -> (rule: ClaimFinding, claim: ClaimFinding) {
      var code = SampleCode(of: .sample("trio", rules: [.sample(.rule([rule]))]), .sample("mono"))
      code.add("Front", to: "Front", of: "trio", in: .login, lines: 20)
      code.add("Way", to: "Way", of: "trio", in: .login, lines: 20)
      code.add("Back", .protocol, to: "Back", of: "trio", in: .login, lines: 20)
      code.add("Mono", to: "Front", of: "mono", in: .login, lines: 20)
      return (
        code.judge().finding(for: code.card("trio").claims[0], of: code.card("trio")),
        code.finding(.measured(assertion), of: "trio", against: ["mono"])
      )
    }
    let kept = findings(.none(.lookups), .none(.lookups))
    #expect(kept.rule.ruleState == .kept && kept.rule.verdict == nil && !kept.rule.isFixed)
    #expect(kept.claim.missing == .fixed && kept.claim.verdict == nil)
    // The rule leaves 1 role for navigation and the other card none.
    let some = Assertion.some(.rolesPlaying(.navigation))
    #expect(findings(some, .more(.rolesPlaying(.navigation))).claim.missing == .fixed)
    let broken = findings(.none(.protocols), .fewer(.protocols))
    #expect(broken.rule.ruleState == .broken && !broken.claim.isFixed)
    #expect(!findings(.none(.protocols), .some(.protocols)).claim.isFixed)
  }

  /// The figure is larger in trio; what the cards alone decide of it is invented.
  @Test(
    arguments: [
      (trio: 1...1, mono: 0...0, missing: .fixed), (0...0, 1...1, .fixed), (1...1, 1...1, .tie),
      (0...1, 0...0, nil), (0...0, 0...1, nil),
    ] as [(trio: ClosedRange<Double>, mono: ClosedRange<Double>, missing: MissingVerdict?)])
  func `Ranks that the cards decide leave a comparison no evidence`(
    trio: ClosedRange<Double>, mono: ClosedRange<Double>, missing: MissingVerdict?
  ) {
    let measure = Measure(
      "size", "Counts.", rank: { $0.name == "TRIO" ? trio : mono },
      .code { Figure(value: $0.roleModel.name == "TRIO" ? 9 : 4) })
    let comparing = code.finding(.measured(.more(measure)), of: "trio", against: ["mono"])
    #expect(comparing.missing == missing)
    #expect((comparing.verdict == nil) == (missing != nil))
    // Ranks say which of two figures is larger, not what one of them is.
    #expect(code.finding(.measured(.some(measure)), of: "trio").verdict == .supported)
  }

  @Test func `A rule as far as possible is kept if most places keep it, and has exceptions`() {
    func finding(stateful: Int, hedge: Hedge?) -> ClaimFinding {
      var code = SampleCode(of: .sample("duo", rules: [.sample(.rule([.none(.viewState)]), hedge: hedge)]))
      code.add("Front", to: "Front", of: "duo", in: .login, lines: 20, stored: stateful)
      code.add("Back", .protocol, to: "Back", of: "duo", in: .login, lines: 4)
      code.addStored(in: "Front", count: 3, of: "Duo.Back")
      let card = code.card("duo")
      return code.judge().finding(for: card.claims[0], of: card)
    }
    #expect(finding(stateful: 0, hedge: nil).ruleState == .kept)
    #expect(finding(stateful: 1, hedge: nil).ruleState == .broken)
    let hedged = finding(stateful: 2, hedge: .usual)
    #expect(hedged.ruleState == .kept && hedged.exceptions.map(\.own.value) == [2])
    #expect(finding(stateful: 0, hedge: .usual).exceptions.isEmpty)
    #expect(finding(stateful: 3, hedge: .usual).ruleState == .broken)
  }
}
