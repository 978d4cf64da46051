import AnalysisTestSupport
import Catalog
import CompareCommand
import TestSupport
import Testing

/// The references in Greeting, listed by hand from the sources: → to a concrete type, ⇢ to a protocol.
///
/// Each pattern has its graph in its tests' `Fixtures/GreetingGraph.txt`.
/// The compiler records a property as written if another is set through it.
@Suite struct GreetingGraphTests {
  @Test(arguments: Registry.cards)
  func `The graph of Greeting equals the one listed by hand`(card: Card) async throws {
    let graph = try card.fixture("GreetingGraph.txt")
    let code = try #require(
      try await ThisCode.codebase(of: Registry.cards).entry(of: card.id)?.code[.greeting])
    let found = code.links.map { link in
      "\(link.from.name) \(link.isThroughProtocol ? "⇢" : "→") \(link.to.name): "
        + link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    }
    #expect(found == graph.split(separator: "\n").map(String.init))
  }

  @Test func `No card allows an arrow that no example needs`() async throws {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    for entry in codebase.patterns {
      let unused = entry.code.values.map { code in
        Set(code.roleArrows.filter { $0.status == .unused }.map { "\($0.from) → \($0.to)" })
      }
      let inNone = unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
      #expect(inNone.sorted() == [], "\(entry.card.name)")
    }
  }
}
