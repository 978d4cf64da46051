import CompareCommand
import Comparison
import Examples
import TestSupport
import Testing

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
    ("mvc.outside", #"contradicted; own massive-mvc supported, alone in ["login"]"#),
    ("moda-v.separation", #"contradicted; other massive-mvc mixed, alone in ["login"]"#),
    ("mvp.life-cycle", "supported; other massive-mvc supported, alone in []"),
  ])
  func `A claim has a second verdict for the misuse`(id: String, verdicts: String) async throws {
    let finding = try await finding(id)
    let misuses = finding.misuses.map { misuse in
      let places = finding.places(onlyFor: misuse).map { $0?.id ?? "growth" }
      return "; \(misuse.isOwn ? "own" : "other") \(misuse.card.id) "
        + "\(misuse.finding.verdict?.rawValue ?? "none"), alone in \(places)"
    }
    #expect("\(finding.verdict?.rawValue ?? "none")\(misuses.joined())" == verdicts)
    for misuse in finding.misuses where !misuse.isOwn {
      #expect(misuse.finding.outcomes.allSatisfy { $0.others.map(\.pattern.id) == ["massive-mvc"] })
    }
  }

  @Test(arguments: ["mvc.simple", "moda-v.no-router", "massive-mvc.everything", "mvc.small-apps"])
  func `Pros of MVC, claims without MVC, claims about the misuse and unmeasured ones have no second verdict`(
    id: String
  ) async throws {
    #expect(try await finding(id).misuses.isEmpty)
  }

  private func claim(id: String = "mvp.sample", against others: [String]) -> Claim {
    Claim(
      id: id, evidence: .measured(.fewer(.types), in: .login), side: .pro, against: others, text: "",
      source: .mvx)
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
    let finding = try await finding("viper.distribution")
    let others = Registry.cards.map(\.id).filter { !["viper", "massive-mvc"].contains($0) }
    #expect(finding.outcomes.allSatisfy { $0.others.map(\.pattern.id) == others })
    #expect(finding.misuses.map(\.card.id) == ["massive-mvc"])
    let judged = try #require(finding.misuses.first).finding.outcomes
    #expect(judged.allSatisfy { !$0.others.map(\.pattern.id).contains("mvc") })
  }
}
