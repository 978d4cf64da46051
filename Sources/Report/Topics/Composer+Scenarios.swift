import CodeGraph
import Verdicts
import Driver

extension Composer {
  /// One row for each scenario, one column for each pattern.
  package var matrix: [Block] {
    let ids = findings.patterns.map { Table.Column(head: [Span($0.card.id, .strong)], alignment: .center) }
    let steps = Table.Column(head: [Span("steps", .faint)], alignment: .right)
    var table = Table(columns: [.init(), steps] + ids, flexible: 0, overflow: .number(from: 2))
    for example in findings.examples {
      table.add([[Span(example.name, .strong)]])
      for row in findings.rows(of: example) {
        table.add(
          [[Span(row.name)], [Span(grouped(row.steps), .faint)]]
            + row.results.map { $0.map(cell) ?? [Span("–", .faint)] },
          level: 1)
      }
    }
    return detail.isPage
      ? [.heading(2, ["Scenario by scenario"]), .table(table)] : [.nested([.table(table)])]
  }

  private func cell(_ result: ScenarioResult) -> [Span] {
    [.mark(result.passed)] + (detail.isPage && !result.passed ? ["failed"] : [])
  }

  /// A section for each scenario that failed.
  package var failures: [[Block]] {
    findings.patterns.flatMap { pattern in
      let failed = pattern.results.filter { !$0.passed }
      // A reader at a terminal fixes the first failures and runs the command again.
      let shown = detail.isPage ? failed.count : 5
      let rest = failed.dropFirst(shown).map { "\($0.example.name): \($0.name)" }
      let title = Span("\(pattern.card.id): \(counted(rest.count, "scenario")) more failed:", .strong)
      return failed.prefix(shown).map(failure)
        + (rest.isEmpty ? [] : [[.paragraph([.mark(false), title] + .phrases(rest))]])
    }
  }

  private func failure(_ result: ScenarioResult) -> [Block] {
    guard let failure = result.failure else { return [] }
    let title = "\(result.pattern), \(result.example.name): \(result.name)"
    var blocks = [Block.heading(3, [.mark(false), Span(title)])]
    if failure.number > 0 {
      let mark = "step \(grouped(failure.number)) of \(grouped(result.steps)): "
      blocks.append(.lines([Line(mark: mark, text: PlacedText(Excerpt.of(failure.step)))]))
    }
    if case .mismatch(let expected, let seen) = failure.reason {
      blocks.append(.difference(Difference(expected: expected, seen: seen).lines))
    } else {
      let lines = failure.reason.lines.map { $0.mark + $0.text.quotedIfNeeded }
      blocks.append(.lines(lines.map { Line(text: PlacedText($0)) }))
    }
    let frame = failure.frame.split(separator: "\n").map(String.init)
    return blocks + (frame.isEmpty ? [] : [.code(frame, language: "text")])
  }
}
