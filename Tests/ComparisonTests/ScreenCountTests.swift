import Comparison
import Examples
import Measures
import Testing

@testable import Catalog
@testable import CodeGraph

/// The number of types for each screen, in a sample pattern.
@Suite struct ScreenCountTests {
  private static let types: [(folder: String, name: String, kind: TypeNode.Kind)] = [
    ("Common", "Router", .class), ("Greeting", "GreetingView", .class), ("Login", "LoginView", .class),
    ("Login", "Login.Key", .enum), ("Login", "LoginViewing", .protocol), ("Login", "DefaultHomeView", .class),
    ("Login", "LoginToHome", .struct),
  ]

  private func screens(in examples: [Example]) throws -> [String] {
    let source = Source(key: "", label: "", title: "")
    let names = Self.types.map(\.name).filter { !$0.contains(".") } + ["Login"]
    let card = Card(
      id: "one", name: "ONE", module: "One", summary: "",
      roles: [Role(name: "View", duty: "", part: .view, types: names)], arrows: [], terms: [], workflow: [],
      claims: [], caveats: [], advice: Advice(source: source), sources: [source])
    let types = (Self.types + [("Login", "Login", .struct)]).map { folder, name, kind in
      TypeNode(
        id: name, name: name, kind: kind, module: "One",
        place: Place(file: "Sources/Patterns/One/\(folder)/\(name).swift", line: 1))
    }
    var graph = DependencyGraph(types: types, edges: [])
    graph.lines = Dictionary(uniqueKeysWithValues: types.map { ($0.id, 1) })
    let codebase = Codebase(graph: graph, cards: [card])
    return codebase.patterns.flatMap { $0.screens(in: examples) }.map {
      "\($0.screen ?? "several") \($0.concrete) \($0.protocols)"
    }
  }

  @Test func `Types are counted once, for the first screen that they name`() throws {
    #expect(
      try screens(in: Example.all) == ["Greeting 1 0", "Login 3 1", "Home 1 0", "several 1 0"])
  }

  @Test func `Only the compared examples have screens`() throws {
    #expect(try screens(in: [.greeting]) == ["Greeting 1 0", "several 1 0"])
    #expect(try screens(in: [.login]) == ["Login 3 1", "Home 1 0", "several 1 0"])
  }
}
