import Comparison
import Examples
import Measures
import TerminalText

extension TextReport {
  /// One pattern with all that is known of it.
  func portrait(of findings: Findings) -> [[String]] {
    findings.patterns.flatMap { pattern -> [[String]] in
      let onlyThis = Findings(
        examples: findings.examples(of: pattern), patterns: [pattern], breaches: findings.breaches)
      return [patternHead(pattern), roles(of: pattern), terms(of: pattern), figures(of: onlyThis)]
        + screens(of: pattern, in: findings.examples) + failures(in: onlyThis)
        + breaches(of: onlyThis) + findings.examples.map { arrows(of: pattern, in: $0) }
        + [claims(of: pattern), workflow(of: pattern), caveats(of: pattern)]
    } + [kinds, sources(of: findings), totals(of: findings) + next(findings)]
  }

  /// What each screen takes.
  private func screens(of pattern: PatternFindings, in examples: [Example]) -> [[String]] {
    guard let counts = pattern.code?.screens(in: examples), !counts.isEmpty else { return [] }
    var table = Table([.left] + counts.map { _ in .right }, broken: 0, indent: 2)
    table.add([[]] + counts.map { setter.words($0.title) })
    table.add(
      [setter.words("classes, structures, enums")] + counts.map { setter.words(grouped($0.concrete)) })
    table.add([setter.words("protocols")] + counts.map { setter.words(grouped($0.protocols)) })
    return [[style.bold("Screen by screen, wiring roles included")] + table.lines(setter)]
  }

  /// The arrows of an example in two groups: found and not.
  private func arrows(of pattern: PatternFindings, in example: Example) -> [String] {
    guard let code = pattern.code?.code[example] else { return [] }
    let found = code.roleArrows.filter { $0.status != .unused }
    let unused = code.roleArrows.filter { $0.status == .unused }.map { "\($0.from) → \($0.to)" }
    let title = setter.words("Arrows in \(example.name)", .bold)
    return setter.paragraph(title) + setter.paragraph(setter.phrases(found.map(summary)), indent: 2)
      + (unused.isEmpty
        ? []
        : setter.paragraph(
          setter.words("allowed, not needed:", .dim) + setter.phrases(unused, .dim), indent: 2))
  }

  private func workflow(of pattern: PatternFindings) -> [String] {
    var table = Table([.right, .left], broken: 1, indent: 2)
    for (number, step) in pattern.card.workflow.enumerated() {
      table.add([setter.words("\(number + 1)."), setter.words(step)])
    }
    return [style.bold("Workflow of Login")] + table.lines(setter)
  }
}
