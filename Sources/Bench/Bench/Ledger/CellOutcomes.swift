import Records

/// What came of running some cells, and of joining pairs of them.
package struct CellOutcomes: Sendable {
  /// The results of the cells.
  package let results: [CellResult]
  /// The results of the pairs.
  package let merges: [MergeResult]

  /// Joins the parts.
  package init(results: [CellResult], merges: [MergeResult]) {
    self.results = results
    self.merges = merges
  }

  /// The names of those that another run has otherwise, such as `'prefill' in mvp`.
  package func differences(from other: CellOutcomes) -> [String] {
    let cells = results.filter { !other.results.contains($0) }.map {
      "'\($0.request)' in \($0.version.name(in: $0.pattern))"
    }
    let pairs = merges.filter { !other.merges.contains($0) }.map { "'\($0.pair)' in \($0.pattern)" }
    return cells + pairs
  }
}
