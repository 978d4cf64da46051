import AnalysisTestSupport
import CompareCommand
import Examples
import TestSupport
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Verdicts

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
        return !decision.assertion.isFixed(range(decision.card), decision.others.map(range))
      }
    }

    static let measured = all.filter { !Fixture.recorded.contains($0.assertion.measure) }
  }

  @Test func `A measure has a fixture if it decides a verdict`() {
    let deciding = Set(Decision.all.map(\.assertion.measure))
    let wrong = deciding.symmetricDifference(Array(Fixture.all.keys) + Fixture.recorded)
    #expect(wrong.map(\.name) == [])
  }

  @Test(arguments: Decision.measured)
  func `A legal change of code turns the verdict either way`(decision: Decision) async throws {
    let fixture = try #require(
      Fixture.all[decision.assertion.measure], "The measure decides without a fixture.")
    let larger = try await verdict(of: decision, fixture.raise, or: fixture.lower)
    let smaller = try await verdict(of: decision, fixture.lower, or: fixture.raise)
    switch decision.assertion.relation {
    case .more, .some, .most, .all: #expect(larger == .supported && smaller != .supported && smaller != nil)
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
    let rules = codebase.patterns.flatMap { Self.rules(of: $0.card, in: codebase) }
    #expect(rules.filter { $0.value == .broken }.map(\.key) == [])
    let claim = Claim.sample(
      .measured(decision.assertion), id: decision.claim.id, hedge: decision.claim.hedge,
      side: decision.claim.side, against: decision.claim.against)
    return Judge(of: codebase).finding(for: claim, of: decision.card).verdict
  }

  private static func rules(of card: Card, in codebase: Codebase) -> [Claim.ID: RuleState?] {
    let rules = card.claims.filter { $0.kind == .rule }.map { ($0.id, $0) }
    return Dictionary(uniqueKeysWithValues: rules).mapValues {
      Judge(of: codebase).finding(for: $0, of: card).ruleState
    }
  }
}
