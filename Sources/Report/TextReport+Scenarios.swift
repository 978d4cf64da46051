import Catalog
import Comparison
import Scenarios
import TerminalText

extension TextReport {
  /// The least columns for a scenario's name beside the patterns' ids; with less the patterns get numbers.
  private static let leastNameColumns = 32

  /// One row for each scenario, one column for each pattern.
  func matrix(of findings: Findings) -> [String] {
    let ids = findings.patterns.map(\.card.id)
    let heads = ColumnHeads(ids, within: style.width - "steps".count - 6 - Self.leastNameColumns)
    var table = Table(
      [.left, .right] + ids.map { _ in Table.Alignment.center }, broken: 0, indent: 2)
    table.add([[], setter.words("steps", .dim)] + heads.texts.map { setter.words($0, .bold) })
    for example in findings.examples {
      table.add([setter.words(example.name, .bold), []] + ids.map { _ in [] })
      for row in findings.rows(of: example) {
        let cells = row.results.map { $0.map { [setter.mark($0.passed)] } ?? setter.words("–", .dim) }
        table.add([setter.words(row.name), setter.words(grouped(row.steps), .dim)] + cells, indent: 2)
      }
    }
    let legend = setter.phrases(heads.legend)
    return (legend.isEmpty ? [] : setter.paragraph(legend, indent: 2)) + table.lines(setter)
  }

  /// A section for each scenario that failed.
  func failures(in findings: Findings) -> [[String]] {
    findings.patterns.flatMap { pattern in
      let failed = pattern.results.filter { !$0.passed }
      let rest = failed.dropFirst(Self.failuresInFull).map { "\($0.example.name): \($0.name)" }
      return failed.prefix(Self.failuresInFull).compactMap(failure)
        + (rest.isEmpty ? [] : [remaining(rest, of: pattern.card)])
    }
  }

  /// How many failures of a pattern are shown step and screen: whoever mends one looks again.
  private static let failuresInFull = 5

  private func failure(_ result: ScenarioResult) -> [String]? {
    result.failure.map { failure in
      let title = setter.words("\(result.pattern), \(result.example.name): \(result.name)", .bold)
      return setter.paragraph([setter.mark(false)] + title) + step(of: failure, among: result.steps)
        + reason(of: failure) + frame(of: failure)
    }
  }

  private func remaining(_ names: [String], of card: Card) -> [String] {
    let title = "\(card.id): \(counted(names.count, "scenario")) more failed:"
    return setter.paragraph([setter.mark(false)] + setter.words(title, .bold) + setter.phrases(names))
  }

  private func step(of failure: ScenarioResult.Failure, among steps: Int) -> [String] {
    guard failure.number > 0 else { return [] }
    let text = setter.visible(Excerpt.of(failure.step))
    return setter.verbatim(text, after: "  step \(grouped(failure.number)) of \(grouped(steps)): ")
  }

  private func reason(of failure: ScenarioResult.Failure) -> [String] {
    failure.reason.lines.flatMap { mark, text in
      setter.verbatim(
        setter.visible(text).quotedAtNeed, after: "  \(mark)",
        ink: mark == "- " ? .red : mark == "+ " ? .green : .plain)
    }
  }

  private func frame(of failure: ScenarioResult.Failure) -> [String] {
    let rows = failure.frame.split(separator: "\n").map { row in
      setter.visible(String(row))
    }
    return FrameFitting.fit(rows, to: style.width - 2, glyphs: style.glyphs).map { "  " + $0 }
  }
}
