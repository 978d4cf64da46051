/// The strongly connected components of a graph.
enum ConnectedComponents {
  /// Groups the vertices that reach one another, given the targets of each vertex; the algorithm is Tarjan's,
  /// "Depth-First Search and Linear Graph Algorithms", 1972.
  static func strong(_ edges: [[Int]]) -> [[Int]] {
    var search = Search(edges)
    for vertex in edges.indices where search.numbers[vertex] == nil { search.visit(vertex) }
    return search.groups.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  private struct Search {
    let edges: [[Int]]
    var numbers: [Int?]
    var groups: [[Int]] = []
    private var lowest: [Int]
    private var stack: [Int] = []
    private var isOnStack: [Bool]
    private var count = 0

    init(_ edges: [[Int]]) {
      self.edges = edges
      numbers = Array(repeating: nil, count: edges.count)
      lowest = Array(repeating: 0, count: edges.count)
      isOnStack = Array(repeating: false, count: edges.count)
    }

    /// Visits all vertices that can be reached from one; not recursive, as a long chain would overflow the stack.
    mutating func visit(_ root: Int) {
      var path = [(vertex: root, next: 0)]
      enter(root)
      while let (vertex, next) = path.last {
        if next < edges[vertex].count {
          path[path.count - 1].next += 1
          let target = edges[vertex][next]
          if numbers[target] == nil {
            enter(target)
            path.append((target, 0))
          } else if isOnStack[target] {
            lowest[vertex] = min(lowest[vertex], numbers[target] ?? count)
          }
        } else {
          path.removeLast()
          if let (parent, _) = path.last { lowest[parent] = min(lowest[parent], lowest[vertex]) }
          if lowest[vertex] == numbers[vertex] { leave(vertex) }
        }
      }
    }

    private mutating func enter(_ vertex: Int) {
      numbers[vertex] = count
      lowest[vertex] = count
      count += 1
      stack.append(vertex)
      isOnStack[vertex] = true
    }

    private mutating func leave(_ vertex: Int) {
      var group: [Int] = []
      while let top = stack.popLast() {
        isOnStack[top] = false
        group.append(top)
        if top == vertex { break }
      }
      groups.append(group)
    }
  }
}
