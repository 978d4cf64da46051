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
}
