import Catalog
import Comparison
import TerminalText

/// The kill matrix as text for a terminal.
public struct MutantReport {
  /// The least columns for a mutation's name beside the patterns' ids; with less the patterns get numbers.
  private static let leastNameColumns = 22

  private let setter: Typesetter
  private var style: OutputStyle { setter.style }

  /// Makes a report for a terminal of that style.
  public init(style: OutputStyle) {
    setter = Typesetter(style: style)
  }

  /// The report's text; no line is wider than the style's width.
  public func text(of findings: MutantFindings) -> String {
    let sections =
      [setter.paragraph(setter.words("Mutants: \(findings.title)", .bold))]
      + (findings.patterns.count == 1 ? findings.patterns.map(listing) : [killers(of: findings)])
      + [
        matrix(of: findings, "Scenarios that fail", of: \.scenarios),
        matrix(of: findings, "Own unit tests that fail", of: \.unitTests), survivors(of: findings),
        totals(of: findings),
      ]
    return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Each mutation with the scenarios that were the first to notice it, and in which patterns.
  private func killers(of findings: MutantFindings) -> [String] {
    findings.mutations.flatMap { mutation -> [String] in
      var table = Table([.left, .left], broken: 1, indent: 2)
      var groups: [(words: String, patterns: [Card.ID])] = []
      for (pattern, result) in findings.results(of: mutation) where result.scenarios.kills {
        let words = result.scenarios.first.map { "'\($0)'" } ?? result.scenarios.words
        if let place = groups.firstIndex(where: { $0.words == words }) {
          groups[place].patterns.append(pattern)
        } else {
          groups.append((words, [pattern]))
        }
      }
      for (words, patterns) in groups {
        let all = patterns.count == findings.patterns.count && patterns.count > 1
        table.add([
          [setter.mark(true)],
          setter.words(words) + setter.words("in", .dim)
            + setter.phrases(all ? ["all \(patterns.count) patterns"] : patterns, .dim),
        ])
      }
      return heading(of: mutation) + table.lines(setter)
    }
  }

  /// One pattern's mutants with their places and what noticed them.
  private func listing(of pattern: PatternMutants) -> [String] {
    pattern.results.flatMap { result -> [String] in
      var table = Table([.left, .left], broken: 1, indent: 2)
      table.add([setter.words("at", .dim), [Word(text: setter.visible(result.place.description), ink: .dim)]])
      table.add([setter.words("scenarios", .dim), words(for: result.scenarios)])
      table.add([setter.words("own unit tests", .dim), words(for: result.unitTests)])
      return heading(of: result.mutation) + table.lines(setter)
    }
  }

  private func heading(of mutation: Mutation) -> [String] {
    setter.paragraph(setter.words("\(mutation.rawValue):", .bold) + setter.words(mutation.summary))
  }

  private func words(for outcome: TestOutcome) -> [Word] {
    outcome.kills
      ? [setter.mark(true)] + setter.words(outcome.words)
      : setter.words("– none of \(grouped(outcome.count))")
  }

  private func matrix(
    of findings: MutantFindings, _ title: String, of side: KeyPath<MutantResult, TestOutcome>
  ) -> [String] {
    guard findings.mutations.count > 1, findings.patterns.count > 1 else { return [] }
    let heads = ColumnHeads(
      findings.patterns.map(\.pattern), within: style.width - 2 - Self.leastNameColumns)
    var table = Table([.left] + heads.texts.map { _ in Table.Alignment.right }, broken: 0, indent: 2)
    table.add([[]] + heads.texts.map { setter.words($0, .bold) })
    for mutation in findings.mutations {
      table.add(
        [setter.words(mutation.rawValue)] + findings.cells(of: mutation, side).map { setter.words($0) })
    }
    let killed = findings.patterns.map { pattern in pattern.results.count { $0[keyPath: side].kills } }
    table.add([setter.words("noticed", .bold)] + killed.map { setter.words(grouped($0), .bold) })
    let isCut = findings.patterns.flatMap(\.results).contains { $0[keyPath: side].ending != .complete }
    let sign = isCut ? setter.words("+ the program crashes or does not end", .dim) : []
    return setter.paragraph(
      setter.words("\(title):", .bold) + setter.phrases(heads.legend, .dim))
      + table.lines(setter) + (isCut ? setter.paragraph(sign, indent: 2) : [])
  }

  private func survivors(of findings: MutantFindings) -> [String] {
    findings.survivors.flatMap { pattern, result in
      let text = "\(pattern), \(result.mutation.rawValue) (\(result.place)): no scenario notices it"
      return setter.verbatim(setter.visible(text), after: "\(style.glyphs.fail) ", ink: .red)
    }
  }

  private func totals(of findings: MutantFindings) -> [String] {
    let isGood = findings.survivors.isEmpty
    let scores = findings.patterns.map { "\($0.pattern) \($0.score)" }
    return setter.paragraph(
      [setter.mark(isGood)] + setter.words(findings.totals + ":") + setter.phrases(scores))
  }
}
