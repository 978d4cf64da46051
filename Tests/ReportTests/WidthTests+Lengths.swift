import AnalysisTestSupport
import Catalog
import CompareCommand
import Examples
import Foundation
import Measures
import TestSupport
import Testing

@testable import Verdicts
@testable import Report

/// Reports on the whole catalogue that people read on a terminal of 80 columns.
extension WidthTests {
  @Test func `Every claim is explained in at most 60 lines, with the caveats that name it`() async throws {
    let judge = Judge(of: try await ThisCode.codebase(of: Registry.cards), findsTurns: true)
    var withCaveats: [String] = []
    for (card, claim) in Registry.cards.flatMap({ card in card.claims.map { (card, $0) } }) {
      let text = Sample.text(of: .claim(judge.finding(for: claim, of: card)))
      #expect(text.count { $0 == "\n" } <= 60, "\(text)")
      if text.contains("\nCaveat ") { withCaveats.append(claim.id) }
    }
    #expect(withCaveats.contains("moda-v.focus-mvp") && !withCaveats.contains("moda-v.focus"))
  }

  @Test func `Coupling takes at most 60 lines of one or two patterns, six a pattern of all`() async throws {
    let all = try await Self.findings(isGood: true).patterns
    let pairs = all.indices.flatMap { one in all.indices[..<one].map { [all[$0], all[one]] } }
    for patterns in all.map({ [$0] }) + pairs + [all] {
      let text = Sample.text(
        of: .findings(Findings(examples: Example.all, patterns: patterns), about: .coupling))
      #expect(text.count { $0 == "\n" } <= (patterns.count > 2 ? 6 * patterns.count : 60), "\(text)")
    }
  }
}
