import Comparison
import TestSupport
import Testing

/// What the card's caveats say of this code.
struct CaveatTests {
  @Test func `Greeting is MVC's`() async throws {
    let codebase = try await ThisCode.codebase.value
    let edges = try ["massive-mvc", "mvc"].map { id in
      try #require(codebase.entry(of: id)?.code[.greeting]).links.map { link in
        "\(link.from.name) \(link.edge.kinds.map(\.rawValue)) \(link.to.name)"
      }
    }
    #expect(!edges[0].isEmpty)
    #expect(edges[0] == edges[1])
  }

  @Test func `no code of its own is Model`() async throws {
    let code = try #require(await ThisCode.codebase.value.entry(of: "massive-mvc")?.code[.login])
    #expect(Set(code.units.map(\.role)) == ["ViewController"])
    #expect(code.roles(naming: .network).map(\.name) == ["ViewController"])
    #expect(code.roles(naming: .storage).map(\.name) == ["ViewController"])
  }
}
