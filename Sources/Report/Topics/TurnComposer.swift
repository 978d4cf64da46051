import Catalog
import CodeGraph
import Records
import Verdicts

/// Composes which comparisons the programs of the catalogue turn.
struct TurnComposer {
  let findings: TurnFindings

  var document: Document {
    let title = "Programs with which a comparison comes out otherwise"
    let lines = findings.programs.map(line) + missing
    return Document([
      [.heading(1, [Span(title)]), .lines(lines)],
      totals,
    ])
  }

  private var missing: [Line] {
    findings.missing.map { measure in
      let text: PlacedText = "no program turns a comparison of '\(measure)'"
      return Line(mark: "✘ ", text: text, tone: .bad)
    }
  }

  private func line(of finding: TurnFinding) -> Line {
    let text = PlacedText("\(finding.result.name): \(finding.summary)")
    let more = failures(of: finding.result) + finding.effects.map(words)
    if finding.isGood {
      return Line(mark: "✔ ", text: text, tone: .good, more: more)
    }
    return Line(mark: "✘ ", text: text, tone: .bad, more: more)
  }

  @ListBuilder<String>
  private func failures(of result: TurnResult) -> [String] {
    if result.scenarios.kills { "scenarios: \(result.scenarios.words)" }
    if let tests = result.unitTests, tests.kills {
      "unit tests: \(tests.words)"
    }
    result.breaches.map { "breaks \($0)" }
  }

  private func words(of effect: TurnFinding.Effect) -> String {
    let change = "\(text(effect.before)) → \(text(effect.after))"
    let figures = "\(effect.measure) \(change)"
    if effect.turned.isEmpty { return "\(figures): turns no comparison" }
    let head = [String].building {
      figures
      if !effect.isGood { "not \(effect.direction.rawValue)" }
    }
    let turned = effect.turned.map { turn in
      "\(turn.claim) \(turn.before.rawValue) → \(turn.after.rawValue)"
    }
    let subject = head.joined(separator: ", ")
    return "\(subject): \(turned.joined(separator: ", "))"
  }

  private func text(_ value: Double?) -> String {
    guard let value else { return "–" }
    if value == value.rounded() { return grouped(Int(value)) }
    return oneDecimal(value)
  }

  private var totals: [Block] {
    let good = findings.programs.count(where: \.isGood)
    let count = counted(findings.programs.count, "program")
    let text =
      "\(count): \(grouped(good)) pass and turn each figure's comparison"
    return [.paragraph([.mark(findings.isGood), Span(text)])]
  }
}
