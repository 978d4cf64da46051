extension DependencyGraph {
  /// Puts a graph together out of parts in any order, so that the same code gives the same graph each time.
  ///
  /// Among the types are those of other modules that edges lead to; without their ids they would be part of the graph.
  init(
    sorting types: [TypeNode], without others: Set<TypeNode.ID>, _ edges: [Edge],
    givenByPosition: [String: Int], lookups: Set<Lookup>, globals: [GlobalDeclaration]
  ) {
    let sortedTypes = types.map { type in
      TypeNode(
        id: type.id, name: type.name, kind: type.kind, module: type.module, place: type.place,
        members: type.members.sorted { ($0.place, $0.name) < ($1.place, $1.name) })
    }.sorted(by: Self.isBefore)
    // Places are quicker to compare than names.
    let places = Dictionary(uniqueKeysWithValues: sortedTypes.enumerated().map { ($1.id, $0) })
    let placed = edges.map { edge in
      let sorted = Edge(from: edge.from, to: edge.to, references: edge.references.sorted(by: Self.isBefore))
      return (edge: sorted, from: places[edge.from] ?? .max, to: places[edge.to] ?? .max)
    }
    self.init(
      types: sortedTypes.filter { !others.contains($0.id) },
      edges: placed.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map(\.edge),
      givenByPosition: givenByPosition, lookups: lookups.sorted(by: Self.isBefore),
      globals: globals.sorted(by: Self.isBefore))
  }

  /// Puts the graphs of some modules together; each holds its own module's types and those outside that it names.
  init(joining parts: [DependencyGraph]) {
    var modules: [String: [TypeNode]] = [:]
    var outside: Set<TypeNode.ID> = []
    var unsorted: Set<String> = []
    for part in parts {
      for type in part.types where type.place != nil || outside.insert(type.id).inserted {
        modules[type.module, default: []].append(type)
        if type.place == nil { unsorted.insert(type.module) }
      }
    }
    for module in unsorted { modules[module]?.sort(by: Self.isBefore) }
    // A module's types name others, and no other module's do: so its edges stand together.
    let inOrder = parts.sorted { $0.ownModule < $1.ownModule }
    self.init(
      types: modules.keys.sorted().flatMap { modules[$0] ?? [] }, edges: inOrder.flatMap(\.edges),
      givenByPosition: parts.map(\.givenByPosition).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) },
      lookups: parts.flatMap(\.lookups).sorted(by: Self.isBefore),
      globals: parts.flatMap(\.globals).sorted(by: Self.isBefore))
    lines = parts.map(\.lines).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// The module whose part of a graph it is.
  private var ownModule: String { types.first { $0.place != nil }?.module ?? "" }

  private static func isBefore(_ one: TypeNode, _ other: TypeNode) -> Bool {
    (one.module, one.name, one.id) < (other.module, other.name, other.id)
  }

  private static func isBefore(_ one: Lookup, _ other: Lookup) -> Bool {
    (one.place, one.column, one.means, one.type) < (other.place, other.column, other.means, other.type)
  }

  private static func isBefore(_ one: GlobalDeclaration, _ other: GlobalDeclaration) -> Bool {
    (one.place, one.name) < (other.place, other.name)
  }

  private static func isBefore(_ one: Reference, _ other: Reference) -> Bool {
    if one.place != other.place { return one.place < other.place }
    let order = Reference.Kind.allCases
    let (first, second) = (order.firstIndex(of: one.kind) ?? 0, order.firstIndex(of: other.kind) ?? 0)
    if first != second { return first < second }
    let (names, otherNames) =
      ((one.toMember ?? "", one.fromMember ?? ""), (other.toMember ?? "", other.fromMember ?? ""))
    return names != otherNames ? names < otherNames : !one.isImplicit && other.isImplicit
  }
}
