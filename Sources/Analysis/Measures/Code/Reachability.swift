/// Reachability in a directed graph.
enum Reachability {
  /// The vertices that can be reached from some others, including those.
  static func closure<Vertex: Hashable>(
    from starts: Set<Vertex>, along edges: (Vertex) -> Set<Vertex>
  ) -> Set<Vertex> {
    var reached = starts
    var open = Array(starts)
    while let next = open.popLast() {
      for target in edges(next) where reached.insert(target).inserted { open.append(target) }
    }
    return reached
  }

  /// Groups the vertices that reach one another, given the targets of each vertex: strongly connected components.
  static func components(_ edges: [Set<Int>]) -> [[Int]] {
    let reached = edges.indices.map { closure(from: [$0]) { edges[$0] } }
    return edges.indices.compactMap { vertex in
      let group = reached[vertex].filter { reached[$0].contains(vertex) }.sorted()
      return group.first == vertex ? group : nil
    }
  }
}
