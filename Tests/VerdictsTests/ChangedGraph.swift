import AnalysisTestSupport
import CompareCommand
import TestSupport

@testable import CodeGraph

/// This package's graph without some types or with further ones; line 9 of MVP's GreetingPresenter names one of them.
func changedGraph(
  without isGone: @Sendable (TypeNode) -> Bool = { _ in false }, adding types: [TypeNode] = [],
  naming name: String? = nil, globals: [GlobalDeclaration] = []
) async throws -> DependencyGraph {
  let graph = try await ThisCode.graph(of: Registry.cards)
  let all = graph.types.filter { !isGone($0) } + types
  let ends =
    all.filter { $0.module == "MVP" && $0.name == "GreetingPresenter" } + all.filter { $0.name == name }
  let place = Place(file: "Sources/Patterns/MVP/Greeting/GreetingPresenter.swift", line: 9)
  let edges = ends.dropFirst().prefix(1).map {
    Edge(from: ends[0].id, to: $0.id, references: [Reference(kind: .mentions, place: place)])
  }
  var changed = DependencyGraph(types: all, edges: graph.edges + edges, globals: globals)
  changed.lines = graph.lines
  return changed
}

/// A type of the platform.
func platformType(_ name: String) -> TypeNode {
  TypeNode(id: "Foundation.\(name)", name: name, kind: .struct, module: "Foundation", place: nil)
}
