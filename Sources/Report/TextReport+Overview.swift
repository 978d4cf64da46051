import Catalog
import Comparison
import Examples
import Foundation
import Measures
import TerminalText

extension TextReport {
  /// All patterns on a page or two: what they must do, what they cost, how they hang together, what is said of them.
  func overview(of findings: Findings) -> [[String]] {
    [setter.paragraph(setter.words(findings.title, .bold)), figures(of: findings)] + failures(in: findings)
      + breaches(of: findings)
      + [
        arrows(of: findings), verdicts(of: findings), remarks(on: findings),
        totals(of: findings) + next(findings),
      ]
  }

  // MARK: Figures

  /// The figures side by side; where there is no room for all patterns, in two tables or more.
  func figures(of findings: Findings) -> [String] {
    let whole = table(of: findings.patterns, in: findings.examples)
    let count = findings.patterns.count
    guard whole.naturalWidth > style.width, count > 1 else { return whole.lines(setter) }
    let half = (count + 1) / 2
    let tables = [findings.patterns.prefix(half), findings.patterns.dropFirst(half)].map { patterns in
      figures(of: Findings(examples: findings.examples, patterns: Array(patterns)))
    }
    return Array(tables.joined(separator: [""]))
  }

  private func table(of patterns: [PatternFindings], in examples: [Example]) -> Table {
    let ids = patterns.map(\.card.id)
    let none = ids.map { _ in [Word]() }
    var table = Table([.left] + ids.map { _ in .right }, broken: 0)
    table.add([[]] + ids.map { setter.words($0, .bold) })
    if patterns.contains(where: { !$0.results.isEmpty }) {
      for example in examples {
        let label = setter.words(example.name, .bold) + setter.words("scenarios passed")
        table.add([label] + patterns.map { passed(in: example, by: $0) })
      }
    }
    let isMeasured = patterns.contains { $0.code != nil }
    let areMutantsTried = patterns.contains { $0.code?.mutants != nil }
    let groups: [Measure.Group] = [.cost, .coupling] + (areMutantsTried ? [.tests] : [])
    for group in isMeasured ? groups : [] {
      let title = "\(group.name.capitalizedFirst), \(examples.map(\.name).joined(separator: " → "))"
      table.add([setter.words(title, .bold)] + none)
      for measure in group.measures {
        // Who names widgets, network and storage is told with the arrows.
        if measure.names != nil { continue }
        table.add(
          [setter.words(measure.rowName)] + patterns.map { values(of: measure, in: $0, examples) },
          indent: measure.isPartOfRowAbove ? 4 : 2)
      }
    }
    return table
  }

  private func passed(in example: Example, by pattern: PatternFindings) -> [Word] {
    let results = pattern.results.filter { $0.example == example }
    guard pattern.examples.contains(example) else { return setter.words("–", .dim) }
    let passed = results.count(where: \.passed)
    return [Word(text: "\(passed)/\(results.count)", ink: passed == results.count ? .plain : .red)]
  }

  /// A figure for each example, the smaller first, in one cell.
  private func values(of measure: Measure, in pattern: PatternFindings, _ examples: [Example]) -> [Word] {
    guard let code = pattern.code else { return [Word(text: "")] }
    let values = examples.map { code.value(of: measure, in: $0) }
    if values.allSatisfy({ $0 == nil }) { return setter.words("–", .dim) }
    let texts = values.map { $0.map { figureText($0, of: measure) } ?? "–" }
    return [Word(text: setter.visible(texts.joined(separator: "→").replacing(" %", with: "%")))]
  }

  // MARK: Arrows

  /// Which role names which, pattern by pattern, in the largest example that all of them have.
  private func arrows(of findings: Findings) -> [String] {
    guard let example = findings.largestShared, findings.patterns.contains(where: { $0.code != nil }) else {
      return []
    }
    var table = Table([.left, .left], broken: 1, indent: 2)
    for pattern in findings.patterns {
      guard let code = pattern.code?.code[example] else { continue }
      let wiring = Set(code.roleModel.roles.filter { $0.part == .wiring }.map(\.name))
      let found = code.roleArrows.filter { $0.status != .unused && !wiring.contains($0.from) }
      table.add([setter.words(pattern.card.id), setter.phrases(found.map(summary))])
    }
    let title = "Arrows found in \(example.name):"
    let legend = "→ concrete, ⇢ by protocol only; with pairs of types; wiring roles left out"
    return setter.paragraph(setter.words(title, .bold) + setter.words(legend, .dim)) + table.lines(setter)
  }

  /// An arrow with its number: `View ⇢ Presenter 5`.
  func summary(of arrow: PatternCode.RoleArrow) -> String {
    let sign = arrow.concrete.isEmpty ? "⇢" : "→"
    let mark = arrow.status == .forbidden ? " \(style.glyphs.fail) forbidden" : ""
    return "\(arrow.from) \(sign) \(arrow.to) \(arrow.concrete.count + arrow.protocol.count)\(mark)"
  }

  // MARK: Verdicts

  /// Every measured claim in a line or two.
  private func verdicts(of findings: Findings) -> [String] {
    let legend = "+ pro, − con, = difference; own figure:closest other's, \(Example.sequence)"
    guard findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    var lines = setter.paragraph(setter.words("Claims put to the test:", .bold) + setter.words(legend, .dim))
    for pattern in findings.patterns {
      let measured = pattern.claims.filter { $0.verdict != nil || $0.waiting != nil }
      var table = Table([.left, .left, .left], broken: 2)
      for side in Claim.Side.allCases {
        for finding in measured where finding.claim.side == side {
          let text = setter.words(finding.claim.text) + [Word(text: finding.claim.id, ink: .dim)]
          table.add([
            mark(finding), setter.words(side.sign),
            text + setter.phrases(figures(of: finding)) + remarks(on: finding),
          ])
        }
      }
      let others = counted(pattern.claims.count - measured.count, "claim")
      lines += setter.paragraph(
        setter.words(pattern.card.name, .bold) + setter.words("and \(others) cited or of opinion", .dim))
      lines += table.lines(setter)
    }
    return lines
  }

  // MARK: Remarks

  private func remarks(on findings: Findings) -> [String] {
    let counts = findings.patterns.map { "\($0.card.id) \($0.card.caveats.count)" }.joined(separator: ", ")
    let caveats =
      "Two small programs: an app of forty screens may differ. Sources are advocates; a contradicted claim is a result. "
      + "Numbered caveats: \(counts)."
    var words = Table([.left, .left], broken: 1, indent: 2)
    let verdicts = Verdict.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ")
    words.add([setter.words("verdicts"), setter.words(verdicts + ".")])
    for measure in [Measure.seams, .widgetFreeShare, .testableShare] {
      words.add([setter.words(measure.name), setter.words(measure.definition)])
    }
    return setter.paragraph(setter.words("Caveats:", .bold) + setter.words(caveats))
      + setter.paragraph(setter.words("Words", .bold)) + words.lines(setter)
  }
}
