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

  /// Groups the vertices that reach one another, given the targets of each vertex: strongly connected components, each
  /// sorted, in the order of their first vertices.
  static func components(_ edges: [Set<Int>]) -> [[Int]] {
    componentsAfterTargets(edges).map { $0.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// The strongly connected components, each after all others that it reaches.
  ///
  /// The algorithm is Tarjan's of 1972, with a stack of its own, because a path may be longer than the thread's stack.
  static func componentsAfterTargets(_ edges: [Set<Int>]) -> [[Int]] {
    var components: [[Int]] = []
    var numbers = [Int?](repeating: nil, count: edges.count)
    // The smallest number that a vertex reaches in a component that is not complete.
    var lowest = [Int](repeating: 0, count: edges.count)
    var isOpen = [Bool](repeating: false, count: edges.count)
    var open: [Int] = []
    var path: [(vertex: Int, targets: Set<Int>.Iterator)] = []
    var count = 0
    func enter(_ vertex: Int) {
      (numbers[vertex], lowest[vertex], isOpen[vertex]) = (count, count, true)
      count += 1
      open.append(vertex)
      path.append((vertex, edges[vertex].makeIterator()))
    }
    for start in edges.indices where numbers[start] == nil {
      enter(start)
      while let vertex = path.last?.vertex {
        if let target = path[path.count - 1].targets.next() {
          guard let number = numbers[target] else {
            enter(target)
            continue
          }
          if isOpen[target] { lowest[vertex] = min(lowest[vertex], number) }
          continue
        }
        path.removeLast()
        if let before = path.last?.vertex { lowest[before] = min(lowest[before], lowest[vertex]) }
        guard lowest[vertex] == numbers[vertex] else { continue }
        var component: [Int] = []
        while let member = open.popLast() {
          isOpen[member] = false
          component.append(member)
          if member == vertex { break }
        }
        components.append(component)
      }
    }
    return components
  }
}
