import AnalysisTestSupport
import CompareCommand
import Measures
import TestSupport
import Verdicts

@testable import Catalog
@testable import CodeGraph

/// The code of some patterns with more or less of it, in both examples, and their cards with the added types.
struct EditedCode {
  private(set) var cards: [Card]
  private var types: [TypeNode]
  private var edges: [Edge]
  private var lines: [TypeNode.ID: Int]
  private var lookups: [Lookup]

  /// Takes this package's code, without the other patterns.
  init(of cards: [Card]) async throws {
    let graph = try await ThisCode.graph(of: Registry.cards)
    let others = Set(Registry.cards.map(\.module)).subtracting(cards.map(\.module))
    let types = graph.types.filter { !others.contains($0.module) }
    let ids = Set(types.map(\.id))
    edges = graph.edges.filter { ids.contains($0.from) && ids.contains($0.to) }
    (self.cards, self.types, lines, lookups) = (cards, types, graph.lines, graph.lookups)
  }

  var codebase: Codebase {
    var graph = DependencyGraph(types: types, edges: edges, lookups: lookups)
    graph.lines = lines
    return Codebase(graph: graph, cards: cards, text: ThisCode.text(of:))
  }

  /// Adds types to a role, for both examples.
  @discardableResult mutating func add(
    _ count: Int = 1, _ kind: TypeNode.Kind = .struct, to role: Role, of card: Card, lines: Int = 1,
    members: Int = 0
  ) -> [TypeNode.ID] {
    (0..<count).map { _ in
      let name = "Added\(types.count)"
      let place = Place(file: "Sources/Patterns/\(card.module)/Common/\(name).swift", line: 1)
      types.append(
        TypeNode(
          id: name, name: name, kind: kind, module: card.module, place: place,
          members: (0..<members).map {
            Member(name: "m\($0)()", kind: .method, type: "() -> ()", isStored: false, place: place)
          }))
      self.lines[name] = lines
      cards = cards.map { $0.id == card.id ? $0.moving(name, to: [role.name]) : $0 }
      return name
    }
  }

  /// Adds a reference from one type to another, or to each of some of its members.
  mutating func link(_ from: TypeNode.ID, _ to: TypeNode.ID, members: Int? = nil) {
    let references = (0..<(members ?? 1)).map { number in
      Reference(
        kind: .calls, place: Place(file: "Added.swift", line: number + 1),
        toMember: members.map { _ in "m\(number)()" })
    }
    edges.append(Edge(from: from, to: to, references: references))
  }

  /// Adds a reference from a type to one outside the patterns.
  mutating func link(_ from: TypeNode.ID, toExternal name: String) {
    for node in types where node.name == name { link(from, node.id) }
  }

  /// Removes the pattern's types outside some roles, and the members of the others, which may hold them.
  mutating func keep(_ roles: [Role], of card: Card) {
    let kept = roles.flatMap(\.types) + ["\(card.module)Pattern"]
    let gone = types.filter { $0.module == card.module && !kept.contains($0.outermostName) }
    let ids = Set(gone.map(\.id))
    types = types.filter { !ids.contains($0.id) }.map { type in
      guard type.module == card.module else { return type }
      return TypeNode(id: type.id, name: type.name, kind: type.kind, module: type.module, place: type.place)
    }
    edges.removeAll { ids.contains($0.from) || ids.contains($0.to) }
    cards = cards.map { $0.id == card.id ? gone.reduce($0) { $0.moving($1.name, to: []) } : $0 }
  }
}
