import CodeGraph
import Driver
import Examples
import Verdicts

extension Composer {
  /// A row of the matrix.
  private enum Row {
    /// The heading of an example's scenarios.
    case example(Example)
    /// A scenario with its results.
    case scenario(ScenarioRow)
  }

  /// One row for each scenario, one column for each pattern.
  package var matrix: [Block] {
    if detail.isPage {
      return [.heading(2, ["Scenario by scenario"]), .table(matrixTable)]
    }
    return [.nested([.table(matrixTable)])]
  }

  private var matrixTable: Table {
    let steps = Column([Span("steps", .faint)], .right, cell: stepCell)
    let patterns = findings.patterns.enumerated().map { place, pattern in
      Column([Span(pattern.card.id, .strong)], .center) {
        resultCell(of: $0, at: place)
      }
    }
    return Table(
      of: matrixRows,
      flexible: 0,
      overflow: .number(from: 2),
      level: level,
      columns: [Column(cell: label), steps] + patterns
    )
  }

  private var matrixRows: [Row] {
    findings.examples.flatMap { example in
      [.example(example)] + findings.rows(of: example).map(Row.scenario)
    }
  }

  private func level(of row: Row) -> Int {
    switch row {
    case .example: 0
    case .scenario: 1
    }
  }

  private func label(of row: Row) -> [Span] {
    switch row {
    case .example(let example): [Span(example.name, .strong)]
    case .scenario(let scenario): [Span(scenario.name)]
    }
  }

  private func stepCell(of row: Row) -> [Span] {
    switch row {
    case .example: []
    case .scenario(let scenario): [Span(grouped(scenario.steps), .faint)]
    }
  }

  private func resultCell(of row: Row, at place: Int) -> [Span] {
    switch row {
    case .example: []
    case .scenario(let scenario):
      scenario.results[place].map(cell) ?? [Span("–", .faint)]
    }
  }

  @ListBuilder<Span>
  private func cell(_ result: ScenarioResult) -> [Span] {
    Span.mark(result.passed)
    if detail.isPage, !result.passed { "failed" }
  }

  // MARK: Failures

  /// A section for each scenario that failed.
  package var failures: [[Block]] { findings.patterns.flatMap(failures) }

  @ListBuilder<[Block]>
  private func failures(of pattern: PatternFindings) -> [[Block]] {
    let failed = pattern.results.filter { !$0.passed }
    // A reader at a terminal fixes the first failures and runs
    // the command again.
    let shown = if detail.isPage { failed.count } else { 5 }
    failed.prefix(shown).map(failure)
    if failed.count > shown { more(failed.dropFirst(shown), of: pattern) }
  }

  /// The names of further failures.
  private func more(
    _ results: ArraySlice<ScenarioResult>,
    of pattern: PatternFindings
  ) -> [Block] {
    let scenarios = counted(results.count, "scenario")
    let number = Span("\(pattern.card.id): \(scenarios) more failed:", .strong)
    let names = results.map { "\($0.example.name): \($0.name)" }
    return [.paragraph([.mark(false), number] + .phrases(names))]
  }

  private func failure(_ result: ScenarioResult) -> [Block] {
    guard let failure = result.failure else { return [] }
    let title = "\(result.pattern), \(result.example.name): \(result.name)"
    let frame = failure.frame.split(separator: "\n").map(String.init)
    return .building {
      Block.heading(3, [.mark(false), Span(title)])
      if failure.number > 0 { step(of: failure, in: result) }
      reason(of: failure)
      if !frame.isEmpty { Block.code(frame, language: "text") }
    }
  }

  private func step(
    of failure: ScenarioResult.Failure,
    in result: ScenarioResult
  ) -> Block {
    let mark = "step \(grouped(failure.number)) of \(grouped(result.steps)): "
    let text = PlacedText(Excerpt.of(failure.step))
    return .lines([Line(mark: mark, text: text)])
  }

  private func reason(of failure: ScenarioResult.Failure) -> Block {
    if case .mismatch(let expected, let seen) = failure.reason {
      return .difference(Difference(expected: expected, seen: seen).lines)
    }
    let lines = failure.reason.lines.map { $0.mark + $0.text.quotedIfNeeded }
    return .lines(lines.map { Line(text: PlacedText($0)) })
  }
}
