import Catalog
import CodeGraph
import Records
import Verdicts

/// Composes which comparisons the programs of the catalogue turn.
struct TurnComposer {
  let findings: TurnFindings

  var document: Document {
    Document([
      [
        .heading(1, [Span("Programs with which a comparison comes out otherwise")]),
        .lines(findings.programs.map(line) + missing),
      ],
      totals,
    ])
  }

  private var missing: [Line] {
    findings.missing.map { Line(mark: "✘ ", text: "no program turns a comparison of '\($0)'", tone: .bad) }
  }

  private func line(of finding: TurnFinding) -> Line {
    let text = PlacedText("\(finding.result.name): \(finding.summary)")
    let more = failures(of: finding.result) + finding.effects.map(words)
    return finding.isGood
      ? Line(mark: "✔ ", text: text, tone: .good, more: more)
      : Line(mark: "✘ ", text: text, tone: .bad, more: more)
  }

  private func failures(of result: TurnResult) -> [String] {
    let scenarios = result.scenarios.kills ? ["scenarios: \(result.scenarios.words)"] : []
    let tests = result.unitTests.flatMap { $0.kills ? ["unit tests: \($0.words)"] : nil } ?? []
    return scenarios + tests + result.breaches.map { "breaks \($0)" }
  }

  private func words(of effect: TurnFinding.Effect) -> String {
    let figures = "\(effect.measure) \(text(effect.before)) → \(text(effect.after))"
    guard !effect.turned.isEmpty else { return "\(figures): turns no comparison" }
    let turned = effect.turned.map { "\($0.claim) \($0.before.rawValue) → \($0.after.rawValue)" }
    let direction = effect.isGood ? "" : ", not \(effect.direction.rawValue)"
    return "\(figures)\(direction): \(turned.joined(separator: ", "))"
  }

  private func text(_ value: Double?) -> String {
    guard let value else { return "–" }
    return value == value.rounded() ? grouped(Int(value)) : oneDecimal(value)
  }

  private var totals: [Block] {
    let good = findings.programs.count(where: \.isGood)
    let count = counted(findings.programs.count, "program")
    let text = "\(count): \(grouped(good)) pass and turn each figure's comparison"
    return [.paragraph([.mark(findings.isGood), Span(text)])]
  }
}
