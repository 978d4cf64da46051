import CodeGraph
import Records
import Verdicts

/// Composes what the scenarios make of the wrong versions.
struct WrongVersionComposer {
  let findings: WrongVersionFindings
  let detail: Detail

  var document: Document {
    let title = """
      Wrong versions of the reference implementation, and the \
      scenarios that reject each
      """
    let rejected = findings.results.filter(\.scenarios.kills)
    return Document([
      [.heading(1, [Span(title)]), .lines(rejected.map(line))],
      failures,
      totals,
    ])
  }

  private func line(of result: WrongVersionResult) -> Line {
    let names = result.scenarios.names ?? []
    // One version tried has room for all names.
    guard findings.results.count == 1, names.count > 1 else {
      let text: PlacedText = "\(result.name): \(result.scenarios.words)"
      return Line(mark: "✔ ", text: text, tone: .good)
    }
    return Line(mark: "✔ ", text: "\(result.name)", tone: .good, more: names)
  }

  @ListBuilder<Block>
  private var failures: [Block] {
    let accepted = findings.accepted.map { result in
      Line(mark: "✘ ", text: "no scenario rejects '\(result.name)'", tone: .bad)
    }
    let idle = findings.idleScenarios.map { name in
      let text: PlacedText = "the scenario '\(name)' rejects no wrong version"
      return Line(mark: "✘ ", text: text, tone: .bad)
    }
    let lines = accepted + idle
    if !lines.isEmpty { Block.lines(lines) }
  }

  private var totals: [Block] {
    let rejected = findings.results.count - findings.accepted.count
    let text = """
      \(counted(findings.results.count, "wrong version")): the scenarios \
      reject \(grouped(rejected))
      """
    return [.paragraph([.mark(findings.isGood), Span(text)])]
  }
}
