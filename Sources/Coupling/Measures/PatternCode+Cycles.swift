extension PatternCode {
  /// The groups of types that name one another in a circle: strongly connected components of two or more, after Tarjan 1972.
  public var cyclesAsWritten: [[Unit]] {
    cycles(along: ownEdges)
  }

  /// The same at run time, when a protocol is whoever conforms to it: who names one reaches each of the pattern's types
  /// that do.
  ///
  /// Protocols are no part of these cycles, and to conform to one is to reach nobody: a protocol and its only conformer go in
  /// no circle.
  public var cyclesAtRunTime: [[Unit]] {
    let protocols = Set(units.filter(\.isProtocol).map(\.id))
    var conforming: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn {
      if link.edge.kinds.contains(.conforms) { conforming[link.to.id, default: []].insert(link.from.id) }
      guard !protocols.contains(link.from.id), !link.edge.isConformance else { continue }
      edges[link.from.id, default: []].insert(link.to.id)
    }
    // A protocol may refine another, whose conformers are then its own too.
    let reached = edges.mapValues { targets in
      targets.reduce(into: Set<TypeNode.ID>()) { reached, target in
        guard protocols.contains(target) else {
          reached.insert(target)
          return
        }
        reached.formUnion(
          Reachability.closure(from: [target]) { conforming[$0] ?? [] }.subtracting(protocols))
      }
    }
    return cycles(along: reached)
  }

  /// Which own types each own type names.
  var ownEdges: [TypeNode.ID: Set<TypeNode.ID>] {
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn { edges[link.from.id, default: []].insert(link.to.id) }
    return edges
  }

  private func cycles(along edges: [TypeNode.ID: Set<TypeNode.ID>]) -> [[Unit]] {
    let places = Dictionary(uniqueKeysWithValues: units.enumerated().map { ($1.id, $0) })
    let numbered = units.map { unit in (edges[unit.id] ?? []).compactMap { places[$0] }.sorted() }
    return ConnectedComponents.strong(numbered).filter { $0.count > 1 }.map { group in group.map { units[$0] }
    }
  }
}
