import CompareCommand
import Examples
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Comparison

/// Code that keeps to the cards could have lost every verdict, and won it.
@Suite struct FlipTests {
  /// An assertion of a measured claim that the cards leave open.
  struct Decision: Sendable, CustomTestStringConvertible {
    let card: Card
    let claim: Claim
    let assertion: Assertion
    var testDescription: String { "\(claim.id): \(assertion.measure.name)" }

    /// The patterns compared with.
    var others: [Card] { Registry.cards.filter(claim.compares) }

    static let all = Registry.cards.flatMap { card in
      card.claims.filter { $0.kind == .measured }.flatMap { claim in
        claim.assertions.map { Decision(card: card, claim: claim, assertion: $0) }
      }
    }.filter { decision in
      Example.all.contains { example in
        func range(_ card: Card) -> ClosedRange<Double> {
          card.range(of: decision.assertion.measure, in: example)
        }
        return decision.claim.scope?.contains(example) == true
          && !decision.assertion.isFixed(range(decision.card), decision.others.map(range))
      }
    }

    static let measured = all.filter { !Fixture.unmeasured.contains($0.assertion.measure) }
  }

  @Test func `Only the measures of the tests' code lack figures`() {
    #expect(Set(Decision.all.map(\.assertion.measure)).isSuperset(of: Fixture.unmeasured))
    #expect(Decision.measured.count > 20)
  }

  @Test(arguments: Decision.measured)
  func `A legal change of code turns the verdict either way`(decision: Decision) async throws {
    let fixture = try #require(
      Fixture.all[decision.assertion.measure], "The measure decides without a fixture.")
    let larger = try await verdict(of: decision, fixture.raise, or: fixture.lower)
    let smaller = try await verdict(of: decision, fixture.lower, or: fixture.raise)
    switch decision.assertion.relation {
    case .more, .some, .all: #expect(larger == .supported && smaller != .supported && smaller != nil)
    case .fewer, .none: #expect(smaller == .supported && larger != .supported && larger != nil)
    }
  }

  /// The verdict after an edit of the claim's own pattern; without one, after the reverse of those compared with.
  private func verdict(
    of decision: Decision, _ edit: Fixture.Edit?, or reverse: Fixture.Edit?
  ) async throws -> Verdict? {
    var code = try await EditedCode(of: [decision.card] + decision.others)
    if let edit {
      edit(&code, decision.card)
    } else {
      for other in decision.others { reverse?(&code, other) }
    }
    let codebase = code.codebase
    #expect(codebase.breaches == [])
    #expect(Self.brokenRules(in: codebase).subtracting(try await Self.broken.value) == [])
    let claim = Claim(
      id: decision.claim.id,
      evidence: .measured([decision.assertion], in: decision.claim.scope ?? .allExamples),
      side: decision.claim.side, against: decision.claim.against, text: "", source: decision.claim.source)
    return Judge(of: codebase).finding(for: claim, of: decision.card).verdict
  }

  @Test(arguments: Registry.cards)
  func `Code keeps the rules of its card`(card: Card) async throws {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards))
    for rule in card.claims where rule.kind == .rule {
      #expect(judge.finding(for: rule, of: card).ruleState == .kept, "\(rule.id)")
    }
  }

  private static let broken = Task { brokenRules(in: try await ThisCode.codebase(of: Registry.cards)) }

  private static func brokenRules(in codebase: Codebase) -> Set<Claim.ID> {
    let judge = Judge(of: codebase)
    let findings = codebase.patterns.map(\.card).flatMap { card in
      card.claims.filter { $0.kind == .rule }.map { judge.finding(for: $0, of: card) }
    }
    return Set(findings.filter { $0.ruleState == .broken }.map(\.claim.id))
  }
}
