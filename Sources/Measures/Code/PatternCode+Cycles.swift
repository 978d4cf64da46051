import CodeGraph

extension PatternCode {
  /// The groups of types, the wiring's apart, that name one another in a circle: strongly connected components of two or more, after Tarjan 1972.
  public var cyclesAsWritten: [[Unit]] {
    cycles(along: ownEdges)
  }

  /// The same at run time: who names a protocol then reaches each type of the pattern that fulfils it, and to fulfil one is
  /// to reach nobody, so that a protocol and the only type behind it go in no circle.
  public var cyclesAtRunTime: [[Unit]] {
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn {
      if !link.edge.isConformance { edges[link.from.id, default: []].insert(link.to.id) }
      if link.to.isProtocol, link.edge.kinds.contains(.conforms) {
        edges[link.to.id, default: []].insert(link.from.id)
      }
    }
    return cycles(along: edges)
  }

  /// Which own types each own type names.
  var ownEdges: [TypeNode.ID: Set<TypeNode.ID>] {
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn { edges[link.from.id, default: []].insert(link.to.id) }
    return edges
  }

  private func cycles(along edges: [TypeNode.ID: Set<TypeNode.ID>]) -> [[Unit]] {
    let units = counted
    let places = Dictionary(uniqueKeysWithValues: units.enumerated().map { ($1.id, $0) })
    let numbered = units.map { unit in (edges[unit.id] ?? []).compactMap { places[$0] }.sorted() }
    return ConnectedComponents.strong(numbered).filter { $0.count > 1 }
      .map { group in group.map { units[$0] } }
  }
}
