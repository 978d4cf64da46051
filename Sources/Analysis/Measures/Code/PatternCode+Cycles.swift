import CodeGraph

extension PatternCode {
  /// The cycles of references between types, wiring included: strongly connected components of two or more types.
  public var cyclesAsWritten: [[ClassifiedType]] {
    cycles(along: Dictionary(grouping: links, by: \.from.id).mapValues { Set($0.map(\.to.id)) })
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

  private func cycles(along edges: [TypeNode.ID: Set<TypeNode.ID>]) -> [[ClassifiedType]] {
    let places = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1.id, $0) })
    let targets = types.map { type in Set((edges[type.id] ?? []).compactMap { places[$0] }) }
    return Reachability.components(targets).filter { $0.count > 1 }
      .map { group in group.map { types[$0] } }
  }
}
