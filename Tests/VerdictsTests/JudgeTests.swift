@testable import CodeGraph
@testable import Measures
import AnalysisTestSupport
import CompareCommand
import Examples
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import Verdicts

@Suite struct JudgeTests {
  private func finding(
    _ assertions: Assertion..., of id: String, against others: [String]
  ) async throws -> ClaimFinding {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards), findsTurns: true)
    return judge.finding(
      for: .sample(.measured(assertions, in: [.login]), against: others),
      of: try #require(Registry.cards.first { $0.id == id }))
  }

  /// Without patterns to compare with, `fewer` and `more` cannot hold.
  @Test(
    arguments: [
      (.fewer(.types), "mvp", [], nil), (.more(.types), "mvp", [], nil),
      (.fewer(.types), "mvc", ["mvp", "viper"], .supported),
      (.more(.types), "mvp", ["mvc", "viper"], .contradicted), (.more(.types), "mvp", ["mvp"], .equal),
      (.fewer(.lookups), "mvp", ["mvc"], .equal), (.more(.lookups), "mvp", ["mvc"], .equal),
      (.none(.protocols), "mvc", ["viper"], .supported), (.none(.protocols), "mvp", [], .contradicted),
      (.some(.lookups), "holder", [], nil), (.some(.lookups), "mvp", [], .contradicted),
      (.all(.widgetFreeShare), "mvc", [], .contradicted), (.all(.widgetFreeShare), "mvp", [], nil),
    ] as [(Assertion, String, [String], Verdict?)])
  func `An assertion is evaluated against all patterns compared with`(
    assertion: Assertion, id: String, others: [String], verdict: Verdict?
  ) async throws {
    let finding = try await finding(assertion, of: id, against: others)
    #expect(finding.verdict == verdict && finding.isFixed == (verdict == nil))
  }

  /// The measures of recorded results, each with records in which its figure is some, and none.
  static let recorded: [(Measure, some: PatternMutants, none: PatternMutants)] = [
    (.testsWithoutWidgets, record(), record(needs: .widgets)),
    (.misspeltNamesThatCrash, record(ending: .crash), record()),
  ]

  @Test(arguments: recorded) func `A record turns the verdicts that it decides, and a stale one gives none`(
    measure: Measure, some: PatternMutants, none: PatternMutants
  ) async throws {
    let graph = try await ThisCode.graph(of: Registry.cards)
    func finding(_ records: [PatternMutants]) -> ClaimFinding {
      let claim = Claim.sample(.measured(.some(measure), in: [.login]), against: [])
      return Judge(of: Codebase(graph: graph, cards: [.mvp], mutants: records)).finding(for: claim, of: .mvp)
    }
    #expect(finding([some]).verdict == .supported)
    #expect(finding([none]).verdict == .contradicted)
    #expect(finding([]).verdict == nil && finding([]).awaitsRecord && !finding([]).isFixed)
  }

  @Test(arguments: [Card.mvp, .mvvm]) func `MVC's tests could turn the claims on tests without widgets`(
    card: Card
  )
    async throws
  {
    let graph = try await ThisCode.graph(of: Registry.cards)
    let claims = card.claims.filter { $0.id.hasSuffix(".testable") }
    #expect(claims.map(\.assertions) == [[.more(.testsWithoutWidgets)]])
    for (needs, verdict) in [(Surrounding.widgets, Verdict.supported), (.storage, .equal)] {
      let records = [Self.record(of: card.id), Self.record(of: "mvc", needs: needs)]
      let claim = Claim.sample(.measured(claims[0].assertions, in: [.login]), against: claims[0].against)
      let judge = Judge(of: Codebase(graph: graph, cards: [card, .mvc], mutants: records))
      #expect(judge.finding(for: claim, of: card).verdict == verdict)
    }
  }

  /// Eleven mutants of Login and one test of it.
  private static func record(
    of pattern: String = "mvp", needs surrounding: Surrounding? = nil, ending: TestOutcome.Ending = .complete
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

  @Test(
    arguments: [(Assertion.fewer(.types), "mvc"), (.more(.types), "viper"), (.none(.protocols), nil)]
      as [(Assertion, String?)])
  func `The rival is the pattern hardest to beat`(assertion: Assertion, rival: String?) async throws {
    for others in [["mvc", "viper"], ["viper", "mvc"]] {
      let outcome = try #require(try await finding(assertion, of: "mvp", against: others).outcomes.first)
      #expect(outcome.rival?.pattern.id == rival)
    }
  }

  @Test func `An assertion on one example has no outcome in others, and a failed assertion is decisive`()
    async throws
  {
    let finding = try await finding(.fewer(.types), .more(.types), of: "mvp", against: ["viper"])
    #expect(finding.judgement.examples == [.login] && finding.judgement.examplesHolding == [])
    #expect(finding.judgement.decisive.map(\.assertion.relation) == [.more])
    let other = try await self.finding(.fewer(.types), of: "mvp", against: ["viper"])
    #expect(other.judgement.examplesHolding == [.login])
  }

  // MARK: Whom a claim is judged against

  @Test(
    arguments: [
      (["mvc", "viper"], Card.viper, ["viper"]), (["mvc", "viper"], .massiveMVC, ["massive-mvc"]),
      (["mvc", "viper"], .mvvm, nil), (["viper"], .massiveMVC, nil), (["massive-mvc"], .mvc, nil),
      (Claim.allOthers, .massiveMVC, ["massive-mvc"]), (Claim.allOthers, .mvvm, ["mvvm"]), ([], .mvc, nil),
    ] as [([String], Card, [String]?)]) func `A claim is judged for two patterns alone`(
      against: [String], other: Card, judged: [String]?
    )
    async throws
  {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards))
    let finding = judge.finding(
      for: .sample(.measured(.fewer(.types)), against: against), of: .mvp, against: other)
    #expect(finding?.outcomes.first?.others.map(\.pattern.id) == judged)
    #expect(finding?.misuses.isEmpty != false && finding?.wider == nil)
  }

  @Test func `The wider set is all patterns but misuses, if the measure has a figure in each`() async throws {
    func wider(_ assertion: Assertion, _ others: [String]) async throws -> [String]? {
      let finding = try await finding(assertion, of: "mvp", against: others)
      #expect(finding.verdict != nil)
      return finding.wider?.outcomes.first?.others.map(\.pattern.id)
    }
    let all = Registry.cards.map(\.id).filter { !["mvp", "massive-mvc"].contains($0) }
    #expect(try await wider(.fewer(.types), ["mvc"]) == all)
    #expect(try await wider(.fewer(.types), Claim.allOthers) == nil)
    #expect(try await wider(.none(.lookups), []) == nil)
    let partial = Measure("size", "Counts.", .code { $0.roleModel.name == "MVC" ? nil : Figure(value: 1) })
    #expect(try await wider(.fewer(partial), ["viper"]) == nil)
  }

  @Test func `A definition that turns the verdict round is named`() async throws {
    func turns(in graph: DependencyGraph, of card: Card) -> [String] {
      let claim = Claim.sample(.measured(.fewer(.types), in: [.login]), against: ["mvp"])
      let judge = Judge(of: Codebase(graph: graph, cards: [card, .mvp]), findsTurns: true)
      return judge.finding(for: claim, of: card).turns.map {
        "\($0.variant.difference): \($0.verdict?.rawValue ?? "none")"
      }
    }
    #expect(turns(in: try await ThisCode.graph(of: Registry.cards), of: .mvc) == [])
    let added = (0..<100).map { number in
      TypeNode(
        id: "Added\(number)", name: "Added\(number)", kind: .protocol, module: "MVC",
        place: Place(file: "Sources/Patterns/MVC/Common/Added\(number).swift", line: 1))
    }
    let card = added.reduce(Card.mvc) { $0.moving($1.name, to: ["Model"]) }
    let graph = try await changedGraph(adding: added)
    #expect(turns(in: graph, of: card) == ["protocols left out: supported"])
  }

  @Test func `A claim on an example that is not judged has no verdict, and says so`() async throws {
    let graph = try await ThisCode.graph(of: Registry.cards)
    let judge = Judge(of: Codebase(graph: graph, cards: [.mvc, .mvp]), in: [.greeting])
    let claim = Claim.sample(.measured(.more(.isolatedTests), in: [.login]), against: ["mvc"])
    let finding = judge.finding(for: claim, of: .mvp)
    #expect(finding.verdict == nil && !finding.awaitsRecord)
    #expect(finding.obstacle == "it is about Login alone")
  }

  // MARK: Rules

  @Test func `A rule fixes the claims that it entails in its scope, and fixes none once it is broken`()
    async throws
  {
    func card(_ rule: Assertion, in examples: [Example] = [.greeting, .login]) -> Card {
      .mvp.changing { $0.claims = [.sample(.rule([rule], in: examples))] }
    }
    func findings(_ card: Card, _ assertion: Assertion) async throws -> (
      rule: ClaimFinding, claim: ClaimFinding
    ) {
      let graph = try await ThisCode.graph(of: Registry.cards)
      let judge = Judge(of: Codebase(graph: graph, cards: [card, .viper]))
      return (
        judge.finding(for: card.claims[0], of: card),
        judge.finding(
          for: .sample(.measured(assertion, in: [.greeting, .login]), against: ["viper"]), of: card)
      )
    }
    let kept = try await findings(card(.none(.lookups), in: [.login]), .none(.lookups))
    #expect(kept.rule.ruleState == .kept && kept.rule.verdict == nil && !kept.rule.isFixed)
    #expect(kept.claim.outcomes.map(\.isFixed) == [false, true])
    #expect(kept.claim.judgement.examples == [.greeting] && kept.claim.verdict == .supported)
    let broken = try await findings(card(.none(.protocols)), .fewer(.protocols))
    #expect(broken.rule.ruleState == .broken && broken.rule.outcomes.map(\.isFixed) == [false, false])
    #expect(!broken.claim.isFixed)
    #expect(try await !findings(card(.none(.protocols)), .some(.protocols)).claim.isFixed)
    let absent = Measure.references(from: .role("Nobody"), to: .view, .any)
    #expect(try await findings(card(.none(absent)), .some(.types)).rule.ruleState == .notApplicable)
  }
}
