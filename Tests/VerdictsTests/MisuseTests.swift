import Examples
import Testing

@testable import Catalog
@testable import Verdicts

/// Claims about or against a pattern have a second verdict with its misuse.
@Suite struct MisuseTests {
  private let code = SampleCode.patterns

  /// A claim about or against a pattern may hold for its misuse only, for both, or in some examples.
  @Test(
    arguments: [
      (
        "mono", .measured(.more(.largest(.lines, of: .view), by: .large)), ["trio"],
        "supported; own mess supported, alone in []"
      ),
      (
        "mono", .measured(.more(.lines, by: .large)), ["duo"],
        "contradicted; own mess mixed, alone in [login, notes]"
      ),
      ("duo", .measured(.fewer(.lines)), ["mono"], "mixed; other mess mixed, alone in []"),
    ] as [(String, Claim.Evidence, [String], String)])
  func `A claim has a second verdict for the misuse`(
    id: String, evidence: Claim.Evidence, others: [String], verdicts: String
  ) {
    let finding = code.finding(evidence, of: id, against: others, side: .con)
    let misuses = finding.misuses.map { misuse in
      "; \(misuse.isOwn ? "own" : "other") \(misuse.card.id) \(misuse.judgement.verdict?.rawValue ?? "none"), "
        + "alone in \(finding.examples(onlyFor: misuse).map(\.id))".replacing("\"", with: "")
    }
    #expect("\(finding.verdict?.rawValue ?? "none")\(misuses.joined())" == verdicts)
    for misuse in finding.misuses where !misuse.isOwn {
      #expect(misuse.judgement.outcomes.allSatisfy { $0.others.map(\.pattern.id) == ["mess"] })
    }
  }

  @Test(
    arguments: [
      ("mono", .measured(.fewer(.types)), ["duo"], .pro), ("duo", .measured(.fewer(.types)), ["trio"], .pro),
      ("mess", .measured(.more(.lines)), ["mono"], .con), ("mono", .opinion, ["duo"], .con),
      ("mono", .change, ["duo"], .con), ("duo", .rule([.none(.lookups)]), [], .difference),
    ] as [(String, Claim.Evidence, [String], Claim.Side)])
  func `Pros of the pattern, claims without it, claims about the misuse and unmeasured ones have none`(
    id: String, evidence: Claim.Evidence, others: [String], side: Claim.Side
  ) {
    #expect(code.finding(evidence, of: id, against: others, side: side).misuses.isEmpty)
  }

  @Test func `A claim against the misuse itself has no second verdict`() {
    let both = code.finding(.measured(.fewer(.types)), of: "duo", against: ["mono", "mess"], side: .pro)
    #expect(both.outcomes.allSatisfy { $0.others.map(\.pattern.id) == ["mono", "mess"] })
    #expect(both.misuses.isEmpty)
    #expect(
      code.finding(.measured(.fewer(.types)), of: "duo", against: ["mono"], side: .pro).misuses.count == 1)
  }

  @Test func `A pattern whose name begins like another's compares with that one`() {
    let all = Claim.sample(.measured(.fewer(.types)), id: "duo2.sample", against: Claim.allOthers)
    #expect(
      [Card.sample("duo"), .sample("duo2"), .sample("mess", misuse: "mono")].map(all.compares) == [
        true, false, false,
      ])
  }

  @Test func `A claim against all compares with every pattern but itself and misuses`() throws {
    let finding = code.finding(.measured(.fewer(.types)), of: "trio", against: Claim.allOthers)
    #expect(finding.outcomes.allSatisfy { $0.others.map(\.pattern.id) == ["mono", "duo"] })
    #expect(finding.misuses.map(\.card.id) == ["mess"])
    let judged = try #require(finding.misuses.first).judgement.outcomes
    #expect(judged.allSatisfy { $0.others.map(\.pattern.id) == ["mess", "duo"] })
  }
}
