import CodeGraph
import CompareCommand
import Examples
import TestSupport
import Testing

@testable import Catalog
@testable import Comparison

/// Evaluation of sample claims.
@Suite struct JudgeTests {
  private func finding(
    _ assertions: Assertion..., of id: String, against others: [String]
  ) async throws -> ClaimFinding {
    let claim = Claim(
      id: "\(id).sample", evidence: .measured(assertions, in: .only(.login)), side: .difference,
      against: others,
      text: "", source: .mvx)
    return Judge(of: try await ThisCode.codebase(of: Registry.cards))
      .finding(for: claim, of: try #require(Registry.cards.first { $0.id == id }))
  }

  /// Without patterns to compare with, `none` and `some` can hold; `fewer`, `more` and `same` cannot.
  @Test(
    arguments: [
      (.fewer(.types), "mvp", [], .contradicted), (.more(.types), "mvp", [], .contradicted),
      (.none(.protocols), "mvc", ["viper"], .supported),
      (.none(.protocols), "mvc", ["massive-mvc", "viper"], .contradicted),
      (.some(.lookups), "holder", ["mvc", "viper"], .supported),
      (.some(.protocols), "mvp", ["mvc", "viper"], .contradicted),
      (.same(.lookups), "mvp", ["mvc", "viper"], .supported), (.same(.types), "mvp", [], .contradicted),
      (.fewer(.lookups), "mvp", ["mvc"], .contradicted), (.more(.lookups), "mvp", ["mvc"], .contradicted),
      (.same(.types), "mvp", ["mvc", "viper"], .contradicted),
    ] as [(Assertion, String, [String], Verdict)])
  func `An assertion is evaluated against all patterns compared with`(
    assertion: Assertion, id: String, others: [String], verdict: Verdict
  ) async throws {
    #expect(try await finding(assertion, of: id, against: others).verdict == verdict)
  }

  @Test func `With stale mutation results there is no verdict`()
    async throws
  {
    let claim = Claim(
      id: "mvp.sample", evidence: .measured(.same(.mutationScore), in: .login), side: .difference,
      against: ["mvvm"], text: "", source: .mvx)
    let graph = try await ThisCode.graph(of: Registry.cards)
    let mvp = tried("mvp", noticing: 5)
    let half = Judge(of: Codebase(graph: graph, cards: [.mvp, .mvvm], mutants: [mvp]))
    let waiting = half.finding(for: claim, of: .mvp)
    #expect(waiting.verdict == nil && waiting.awaitsMutants)
    for (count, verdict) in [(5, Verdict.supported), (6, .contradicted)] {
      let codebase = Codebase(
        graph: graph, cards: [.mvp, .mvvm], mutants: [mvp, tried("mvvm", noticing: count)])
      let finding = Judge(of: codebase).finding(for: claim, of: .mvp)
      #expect(finding.verdict == verdict && !finding.awaitsMutants)
      let values = [Example.greeting, .login].map {
        codebase.entry(of: "mvp")?.value(of: .mutationScore, in: $0)
      }
      #expect(values == [nil, 50])
    }
  }

  /// Ten mutants of Login, some of them noticed by the unit tests.
  private func tried(_ id: String, noticing count: Int) -> PatternMutants {
    PatternMutants(
      pattern: id, fingerprint: "",
      results: Mutation.allCases.filter { $0 != .greetingUnseen }.prefix(10).enumerated().map {
        place, mutation in
        MutantResult(
          mutation: mutation, place: Place(file: "A.swift", line: 1),
          scenarios: TestOutcome(count: 9, failed: ["s"]),
          unitTests: TestOutcome(count: 9, failed: place < count ? ["t"] : []))
      })
  }

  @Test(arguments: [
    (Assertion.fewer(.types), "mvc"), (.none(.protocols), "mvc"), (.more(.types), "viper"),
    (.some(.protocols), "viper"), (.same(.types), "viper"),
  ]) func `The pattern that decides is the one hardest to beat`(assertion: Assertion, rival: String)
    async throws
  {
    for others in [["mvc", "viper"], ["viper", "mvc"]] {
      let outcome = try #require(try await finding(assertion, of: "mvp", against: others).outcomes.first)
      #expect(outcome.rival()?.pattern.id == rival)
      #expect(outcome.rival(among: ["viper", "mvvm"])?.pattern.id == "viper")
      #expect(outcome.rival(among: ["mvvm"]) == nil)
    }
  }

  @Test func `An assertion on one example has no outcome in others, and a failed assertion is decisive`()
    async throws
  {
    let finding = try await finding(.fewer(.types), .more(.types), of: "mvp", against: ["viper"])
    #expect(finding.examplesHolding == [])
    #expect(finding.decisive.map(\.assertion.relation) == [.more])
    #expect(
      try await self.finding(.fewer(.types), of: "mvp", against: ["viper"]).examplesHolding == [.login])
  }
}
