import AnalysisTestSupport
import CompareCommand
import TestSupport
import Testing
import Verdicts

@testable import Catalog

/// Claims about or against MVC have a second verdict with Massive MVC, its misuse.
@Suite struct MisuseTests {
  private func finding(_ id: String) async throws -> ClaimFinding {
    let card = try #require(Registry.cards.first { $0.claims.contains { $0.id == id } })
    let claim = try #require(card.claims.first { $0.id == id })
    return Judge(of: try await ThisCode.codebase(of: Registry.cards)).finding(for: claim, of: card)
  }

  /// A claim about or against MVC may hold for its misuse only, for both, or in some examples.
  @Test(arguments: [
    (
      "mvc",
      Claim.Evidence.measured(
        .some(.references(from: .view, to: .surrounding(.network), .any)), in: [.greeting, .login]),
      "none; own massive-mvc mixed, alone in [login]"
    ),
    (
      "mvp", .measured(.fewer(.largest(.fanOut, of: .view)), in: [.login]),
      "equal; other massive-mvc supported, alone in [login]"
    ),
    ("mvp", .measured(.more(.types)), "supported; other massive-mvc supported, alone in []"),
  ])
  func `A claim has a second verdict for the misuse`(id: String, evidence: Claim.Evidence, verdicts: String)
    async throws
  {
    let claim = Claim.sample(
      evidence, id: "\(id).sample", side: .con, against: id == "mvc" ? [] : ["mvc"])
    let card = try #require(Registry.cards.first { $0.id == id })
    let finding = Judge(of: try await ThisCode.codebase(of: Registry.cards)).finding(for: claim, of: card)
    let misuses = finding.misuses.map { misuse in
      "; \(misuse.isOwn ? "own" : "other") \(misuse.card.id) \(misuse.judgement.verdict?.rawValue ?? "none"), "
        + "alone in \(finding.examples(onlyFor: misuse).map(\.id))".replacing("\"", with: "")
    }
    #expect("\(finding.verdict?.rawValue ?? "none")\(misuses.joined())" == verdicts)
    for misuse in finding.misuses where !misuse.isOwn {
      #expect(misuse.judgement.outcomes.allSatisfy { $0.others.map(\.pattern.id) == ["massive-mvc"] })
    }
  }

  @Test(arguments: ["mvc.short", "moda-v.no-router", "massive-mvc.monolith", "mvc.small-apps"])
  func `Pros of MVC, claims without MVC, claims about the misuse and unmeasured ones have no second verdict`(
    id: String
  ) async throws {
    #expect(try await finding(id).misuses.isEmpty)
  }

  private func claim(id: String = "mvp.sample", against others: [String]) -> Claim {
    .sample(.measured(.fewer(.types), in: [.login]), id: id, side: .pro, against: others)
  }

  @Test func `A claim against the misuse itself has no second verdict`() async throws {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards))
    let mvp = Card.mvp
    let finding = judge.finding(for: claim(against: ["mvc", "massive-mvc"]), of: mvp)
    #expect(finding.outcomes.map { $0.others.map(\.pattern.id) } == [["mvc", "massive-mvc"]])
    #expect(finding.misuses.isEmpty)
    #expect(judge.finding(for: claim(against: ["mvc"]), of: mvp).misuses.count == 1)
  }

  @Test func `A pattern whose name begins like another's compares with that one`() {
    let all = claim(id: "moda-v2.sample", against: Claim.allOthers)
    #expect([Card.modaV, .modaV2, .massiveMVC].map(all.compares) == [true, false, false])
  }

  @Test func `A claim against all compares with every pattern but itself and misuses`() async throws {
    let finding = Judge(of: try await ThisCode.codebase(of: Registry.cards))
      .finding(for: claim(id: "viper.sample", against: Claim.allOthers), of: .viper)
    let others = Registry.cards.map(\.id).filter { !["viper", "massive-mvc"].contains($0) }
    #expect(finding.outcomes.allSatisfy { $0.others.map(\.pattern.id) == others })
    #expect(finding.misuses.map(\.card.id) == ["massive-mvc"])
    let judged = try #require(finding.misuses.first).judgement.outcomes
    #expect(judged.allSatisfy { !$0.others.map(\.pattern.id).contains("mvc") })
  }
}
