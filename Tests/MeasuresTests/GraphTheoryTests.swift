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

  @Test func `A long path and a large cycle take no deep recursion`() {
    let count = 100_000
    let path = (0..<count).map { $0 + 1 < count ? [$0 + 1] : Set<Int>() }
    #expect(Reachability.components(path).count == count)
    #expect(Reachability.componentsAfterTargets(path).first == [count - 1])
    let cycle = (0..<count).map { Set([($0 + 1) % count]) }
    #expect(Reachability.components(cycle).map(\.count) == [count])
  }
}
