import Testing

@testable import Measures

@Suite struct GraphTheoryTests {
  @Test(arguments: [
    // Cormen, Leiserson, Rivest and Stein, "Introduction to Algorithms", strongly connected components: a to h.
    (
      [[1], [2, 4, 5], [3, 6], [2, 7], [0, 5], [6], [5, 7], [7]],
      [[0, 1, 4], [2, 3], [5, 6], [7]]
    ),
    ([], []),
    ([[]], [[0]]),
    ([[0]], [[0]]),
    ([[1], []], [[0], [1]]),
    ([[1], [0]], [[0, 1]]),
    ([[1], [2], [0], [0]], [[0, 1, 2], [3]]),
    ([[], [0], [1]], [[0], [1], [2]]),
    ([[1, 2], [3], [3], [0]], [[0, 1, 2, 3]]),
  ]) func `Strongly connected components`(edges: [[Int]], components: [[Int]]) {
    #expect(Reachability.components(edges.map(Set.init)) == components)
  }
}
