extension DependencyGraph {
  /// Puts a graph together out of parts in any order, so that the same code gives the same graph each time.
  init(sorting types: [TypeNode], _ edges: [Edge], givenByPosition: [String: Int]) {
    let names = Dictionary(uniqueKeysWithValues: types.map { ($0.id, ($0.module, $0.name, $0.id)) })
    let none = ("", "", "")
    let sortedTypes = types.map { type in
      TypeNode(
        id: type.id, name: type.name, kind: type.kind, module: type.module, place: type.place,
        members: type.members.sorted { ($0.place, $0.name) < ($1.place, $1.name) })
    }.sorted { ($0.module, $0.name, $0.id) < ($1.module, $1.name, $1.id) }
    let sortedEdges = edges.map { edge in
      Edge(from: edge.from, to: edge.to, references: edge.references.sorted(by: Self.isBefore))
    }.sorted { one, other in
      let (from, otherFrom) = (names[one.from] ?? none, names[other.from] ?? none)
      if from != otherFrom { return from < otherFrom }
      return (names[one.to] ?? none) < (names[other.to] ?? none)
    }
    self.init(types: sortedTypes, edges: sortedEdges, givenByPosition: givenByPosition)
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
