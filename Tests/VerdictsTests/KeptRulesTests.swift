import AnalysisTestSupport
import CompareCommand
import TestSupport
import Testing

@testable import Catalog
@testable import Verdicts

/// The patterns' code keeps the rules of its cards.
@Suite struct KeptRulesTests {
  @Test(arguments: Registry.cards)
  func `Code keeps the rules of its card`(card: Card) async throws {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards))
    let rules = card.claims.filter { $0.kind == .rule }
    #expect(rules.filter { judge.finding(for: $0, of: card).ruleState != .kept }.map(\.id) == [])
  }
}
