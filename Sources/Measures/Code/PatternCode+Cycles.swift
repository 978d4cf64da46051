import CodeGraph

extension PatternCode {
  /// The cycles of references between types, without wiring: strongly connected components of two or more types.
  public var cyclesAsWritten: [[ClassifiedType]] {
    cycles(along: ownEdges)
  }

  /// The cycles at run time, where a reference to a protocol leads on to its conforming types and a conformance nowhere.
  ///
  /// Conforming alone thus makes no cycle.
  public var cyclesAtRunTime: [[ClassifiedType]] {
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn {
      if !link.edge.isConformance { edges[link.from.id, default: []].insert(link.to.id) }
      if link.to.isProtocol, link.edge.kinds.contains(.conforms) {
        edges[link.to.id, default: []].insert(link.from.id)
      }
    }
    return cycles(along: edges)
  }

  /// The own types that each own type refers to.
  var ownEdges: [TypeNode.ID: Set<TypeNode.ID>] {
    var edges: [TypeNode.ID: Set<TypeNode.ID>] = [:]
    for link in links where link.to.isOwn { edges[link.from.id, default: []].insert(link.to.id) }
    return edges
  }

  private func cycles(along edges: [TypeNode.ID: Set<TypeNode.ID>]) -> [[ClassifiedType]] {
    ConnectedComponents.strong(targets(along: edges)).filter { $0.count > 1 }
      .map { group in group.map { counted[$0] } }
  }

  /// The targets of each type in ``counted``, as indices in it.
  func targets(along edges: [TypeNode.ID: Set<TypeNode.ID>]) -> [[Int]] {
    let places = Dictionary(uniqueKeysWithValues: counted.enumerated().map { ($1.id, $0) })
    return counted.map { type in (edges[type.id] ?? []).compactMap { places[$0] }.sorted() }
  }
}
