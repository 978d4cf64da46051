extension DependencyGraph {
  /// Sorts the parts, so that the same code always gives the same graph.
  ///
  /// `types` includes the ends of all edges, as they determine the edges' order; the graph leaves out the types in
  /// `others`.
  init(
    sorting types: [TypeNode], without others: Set<TypeNode.ID>, _ edges: [Edge],
    givenByPosition: [String: Int], lookups: Set<Lookup>, globals: [GlobalDeclaration]
  ) {
    let sortedTypes = types.map { type in
      TypeNode(
        id: type.id, name: type.name, kind: type.kind, module: type.module, place: type.place,
        members: type.members.sorted { ($0.place, $0.name) < ($1.place, $1.name) })
    }.sorted(by: Self.isBefore)
    // Indices are faster to compare than names.
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

  /// Joins the graphs of several modules; each has its own module's types and the external types that it refers to.
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
    // All edges that start in a module are in its own part: the order of the parts keeps them sorted.
    let inOrder = parts.sorted { $0.ownModule < $1.ownModule }
    self.init(
      types: modules.keys.sorted().flatMap { modules[$0] ?? [] }, edges: inOrder.flatMap(\.edges),
      givenByPosition: parts.map(\.givenByPosition).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) },
      lookups: parts.flatMap(\.lookups).sorted(by: Self.isBefore),
      globals: parts.flatMap(\.globals).sorted(by: Self.isBefore))
    lines = parts.map(\.lines).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// The graph without what some modules refer to; of their types those stay that other modules refer to.
  package func without(_ modules: Set<String>) -> DependencyGraph {
    let others = Set(types.filter { modules.contains($0.module) }.map(\.id))
    let edges = edges.filter { !others.contains($0.from) }
    let named = Set(edges.map(\.to))
    var part = DependencyGraph(
      types: types.filter { !others.contains($0.id) || named.contains($0.id) }, edges: edges,
      givenByPosition: givenByPosition, lookups: lookups, globals: globals)
    part.lines = lines
    return part
  }

  /// The module that a part is of.
  private var ownModule: String { types.first { $0.place != nil }?.module ?? "" }

  private static func isBefore(_ one: TypeNode, _ other: TypeNode) -> Bool {
    (one.module, one.name, one.id) < (other.module, other.name, other.id)
  }

  private static func isBefore(_ one: Lookup, _ other: Lookup) -> Bool {
    (one.place, one.column, one.mechanism, one.type)
      < (other.place, other.column, other.mechanism, other.type)
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
