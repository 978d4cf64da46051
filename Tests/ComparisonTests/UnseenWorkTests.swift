import Catalog
import Comparison
import Coupling
import Examples
import TestSupport
import Testing

/// Work that a role would have done for it where no arrow leads: each is an error that names it.
@Suite struct UnseenWorkTests {
  private let presenter = "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift"

  /// This package's graph with something added.
  private func graph(
    types: [TypeNode] = [], naming name: String? = nil, free: [FreeDeclaration] = []
  ) async throws -> DependencyGraph {
    let graph = try await ThisCode.graph.value
    var edges = graph.edges
    if let name {
      let from = try #require(graph.types.first { $0.module == "MVP" && $0.name == "GreetingPresenter" })
      let to = try #require(
        (graph.types + types).first {
          $0.name == name && ["MVP", "Foundation", "Examples"].contains($0.module)
        })
      edges.append(
        Edge(
          from: from.id, to: to.id,
          references: [Reference(kind: .mentions, place: Place(file: presenter, line: 9))]))
    }
    var changed = DependencyGraph(types: graph.types + types, edges: edges, free: free)
    changed.lines = graph.lines
    return changed
  }

  @Test(arguments: ["LoginModel", "MVPPattern", "Pattern", "InputStream"])
  func `Naming the other example, the entry, a pattern or an unknown part of the platform`(name: String)
    async throws
  {
    let stream = TypeNode(
      id: "Foundation.InputStream", name: "InputStream", kind: .class, module: "Foundation", place: nil)
    let changed = try await graph(types: name == "InputStream" ? [stream] : [], naming: name)
    let error = CouplingError.roleMissing(type: name, place: "\(presenter):9", roles: [])
    #expect(Codebase(graph: changed, cards: [.mvp]).faults.map(\.reason) == [error])
  }

  @Test func `Naming a word of the platform is no matter`() async throws {
    let data = TypeNode(id: "Foundation.Data", name: "Data", kind: .struct, module: "Foundation", place: nil)
    let known = try await ThisCode.graph.value.types.contains { $0.id == data.id }
    let changed = try await graph(types: known ? [] : [data], naming: "Data")
    #expect(Codebase(graph: changed, cards: [.mvp]).breaches == [])
  }

  @Test func `A function outside any type`() async throws {
    let place = Place(file: "Sources/Patterns/MVP/Login/LoginModel.swift", line: 90)
    let changed = try await graph(free: [FreeDeclaration(name: "makeLogin()", module: "MVP", place: place)])
    let error = CouplingError.roleMissing(type: "makeLogin()", place: place.description, roles: [])
    #expect(Codebase(graph: changed, cards: [.mvp]).faults.map(\.reason) == [error])
  }

  @Test(arguments: ["Support", "Login2", "Commons"])
  func `A type in a third folder`(folder: String) async throws {
    let place = Place(file: "Sources/Patterns/MVP/\(folder)/Helper.swift", line: 1)
    let helper = TypeNode(id: "helper", name: "Helper", kind: .struct, module: "MVP", place: place)
    let changed = try await graph(types: [helper])
    let error = CouplingError.roleMissing(type: "Helper", place: place.description, roles: [])
    #expect(Codebase(graph: changed, cards: [.mvp]).faults.map(\.reason) == [error])
  }
}
