import Comparison
import Examples
import Measures

extension Composer {
  /// The structure of one or two patterns in both examples, or the arrows of more in the largest, in at most 60 lines.
  func summaries(of patterns: [PatternFindings]) -> [[Block]] {
    guard !patterns.isEmpty else { return [] }
    let structures =
      patterns.count > 2
      ? [arrows]
      : [[.paragraph([Self.legendOfArrows])]]
        + patterns.flatMap { pattern in findings.examples.map { summary(of: pattern, in: $0) } }
    let more = "'--all' prints cycles, seams, file and line of every reference, and the reach of changes."
    return structures + [[.paragraph([Span(more)])]]
  }

  /// The arrows of each role, then the counts of what else there is.
  private func summary(of pattern: PatternFindings, in example: Example) -> [Block] {
    guard let code = pattern.code?.code[example] else { return [] }
    let unused = code.roleArrows.count { $0.status == .unused }
    let (written, atRunTime) = (code.cyclesAsWritten.joined(), code.cyclesAtRunTime.joined())
    let counts = """
      Unused arrows: \(unused). In cycles: \(counted(written.count, "type")) as written, \(atRunTime.count) at \
      run time. Seams: \(code.seams.count). Blind spots: \(counted(code.closures.count, "function")), \
      \(counted(code.lookups.count, "look-up")) by name, \(counted(code.givenByPosition, "reference")) by position.
      """
    return [
      .heading(2, ["\(pattern.card.name), \(example.name)"]), arrowTable(of: code),
      .paragraph([Span(counts)]),
    ]
  }
}
