import Comparison
import Scenarios
import TerminalText

extension MarkdownReport {
  func scenarios(of findings: Findings) -> [String] {
    matrices(of: findings) + failures(in: findings)
  }

  /// One table for each example, with a row for each scenario.
  func matrices(of findings: Findings) -> [String] {
    findings.examples.flatMap { example in
      let rows = findings.rows(of: example).map { row in
        [MarkdownText.escaped(row.name), grouped(row.steps)]
          + row.results.map { $0.map { $0.passed ? "✔" : "✘ failed" } ?? "–" }
      }
      let head = [example.name, "Steps"] + findings.patterns.map { MarkdownText.code($0.card.id) }
      return [
        MarkdownText.heading(2, "\(example.name), scenario by scenario"), MarkdownText.table(head, rows),
      ]
    }
  }

  func failures(in findings: Findings) -> [String] {
    findings.failures.flatMap(failure)
  }

  func totals(of findings: Findings) -> [String] {
    findings.absences.map { MarkdownText.escaped("\($0).") } + [
      "**\(findings.isGood ? "✔" : "✘") \(findings.totals)**"
    ]
  }

  private func failure(_ result: ScenarioResult) -> [String] {
    guard let failure = result.failure else { return [] }
    let title = "✘ \(result.pattern), \(result.example.name): \(result.name)"
    var blocks = [MarkdownText.heading(3, title)]
    if failure.number > 0 {
      let step = MarkdownText.escaped(Excerpt.of(failure.step))
      blocks.append("Step \(grouped(failure.number)) of \(grouped(result.steps)): \(step)")
    }
    let lines = failure.reason.lines
    if case .mismatch = failure.reason {
      let shown = lines.map { $0.mark + VisibleText.escaping($0.text).quotedAtNeed }
      blocks.append(MarkdownText.fenced(shown, language: "diff"))
    } else {
      blocks += lines.map { MarkdownText.escaped($0.text) }
    }
    let frame = failure.frame.split(separator: "\n").map { VisibleText.escaping(String($0)) }
    return blocks + (frame.isEmpty ? [] : [MarkdownText.fenced(frame, language: "text")])
  }
}
