import Testing

@testable import Measures

/// Graph algorithms, compared with examples of the literature.
@Suite struct GraphTheoryTests {
  @Test func `Strongly connected components of the textbook's graph`() {
    // Cormen, Leiserson, Rivest and Stein, "Introduction to Algorithms", strongly connected components: a to h.
    let edges = [[1], [2, 4, 5], [3, 6], [2, 7], [0, 5], [6], [5, 7], [7]]
    #expect(Reachability.components(edges.map(Set.init)) == [[0, 1, 4], [2, 3], [5, 6], [7]])
  }

  @Test(arguments: [
    ([], []),
    ([[]], [[0]]),
    ([[0]], [[0]]),
    ([[1], []], [[0], [1]]),
    ([[1], [0]], [[0, 1]]),
    ([[1], [2], [0], [0]], [[0, 1, 2], [3]]),
    ([[], [0], [1]], [[0], [1], [2]]),
    ([[1, 2], [3], [3], [0]], [[0, 1, 2, 3]]),
  ]) func `Strongly connected components of small graphs`(edges: [[Int]], components: [[Int]]) {
    #expect(Reachability.components(edges.map(Set.init)) == components)
  }
}
