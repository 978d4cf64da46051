import Catalog
import CompareCommand
import Comparison
import TestSupport
import Testing

/// Which type names which in Greeting, worked out by hand from the sources: → a concrete type, ⇢ a protocol.
///
/// Each pattern has its graph among its own tests, in `Fixtures/GreetingGraph.txt`.
/// A property through which another is set counts as written too: so the compiler has it.
@Suite struct GreetingGraphTests {
  @Test(arguments: Registry.cards)
  func `The graph of Greeting is the one that a reader finds`(card: Card) async throws {
    let graph = try Fixture(of: card, "GreetingGraph.txt").text
    let code = try #require(
      try await ThisCode.codebase(of: Registry.cards).entry(of: card.id)?.code[.greeting])
    let found = code.links.map { link in
      "\(link.from.name) \(link.isThroughProtocol ? "⇢" : "→") \(link.to.name): "
        + link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    }
    #expect(found == graph.split(separator: "\n").map(String.init))
  }

  @Test func `No card allows an arrow that neither example needs`() async throws {
    let codebase = try await ThisCode.codebase(of: Registry.cards)
    for entry in codebase.patterns {
      let unused = entry.code.values.map { code in
        Set(code.roleArrows.filter { $0.status == .unused }.map { "\($0.from) → \($0.to)" })
      }
      let inNeither = unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
      #expect(inNeither.sorted() == [], "\(entry.card.name)")
    }
  }
}
