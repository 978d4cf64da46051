import AnalysisTestSupport
import Catalog
import CompareCommand
import TestSupport
import Testing
import Verdicts

/// The landed code keeps to its cards.
@Suite struct KeptRulesTests {
  @Test(arguments: Registry.cards) func `Code keeps the rules of its card`(card: Card) async throws {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards))
    let states = card.claims.filter { $0.kind == .rule }.map { rule in
      "\(rule.id) \(judge.finding(for: rule, of: card).ruleState?.rawValue ?? "none")"
    }
    #expect(states.filter { !$0.hasSuffix(" kept") } == [])
  }

  @Test func `Code has no forbidden reference`() async throws {
    let breaches = try await ThisCode.codebase(of: Registry.cards).breaches
    #expect(breaches.map(\.description) == [])
  }
}
