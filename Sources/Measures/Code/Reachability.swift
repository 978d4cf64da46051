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

  /// The number of pairs of vertices in which the first reaches the second; each vertex reaches itself.
  static func pairs(_ edges: [[Int]]) -> Int {
    edges.indices.map { closure(from: [$0]) { Set(edges[$0]) }.count }.reduce(0, +)
  }
}
