extension DependencyGraph {
  /// Puts a graph together out of parts in any order, so that the same code gives the same graph each time.
  init(
    sorting types: [TypeNode], _ edges: [Edge], givenByPosition: [String: Int], lookups: Set<Lookup>,
    free: [FreeDeclaration]
  ) {
    let sortedTypes = types.map { type in
      TypeNode(
        id: type.id, name: type.name, kind: type.kind, module: type.module, place: type.place,
        members: type.members.sorted { ($0.place, $0.name) < ($1.place, $1.name) })
    }.sorted { ($0.module, $0.name, $0.id) < ($1.module, $1.name, $1.id) }
    // Places are quicker to compare than names.
    let places = Dictionary(uniqueKeysWithValues: sortedTypes.enumerated().map { ($1.id, $0) })
    let placed = edges.map { edge in
      let sorted = Edge(from: edge.from, to: edge.to, references: edge.references.sorted(by: Self.isBefore))
      return (edge: sorted, from: places[edge.from] ?? .max, to: places[edge.to] ?? .max)
    }
    self.init(
      types: sortedTypes, edges: placed.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map(\.edge),
      givenByPosition: givenByPosition,
      lookups: lookups.sorted {
        ($0.place, $0.column, $0.means, $0.type) < ($1.place, $1.column, $1.means, $1.type)
      },
      free: free.sorted { ($0.place, $0.name) < ($1.place, $1.name) })
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
