import Catalog
import Comparison

/// Composes the kill matrix: the scenarios and unit tests that notice each mutant.
struct MutantComposer {
  let findings: MutantFindings
  let detail: Detail

  var document: Document {
    let matrices =
      detections + matrix("Scenarios that fail", of: \.scenarios)
      + matrix("Own unit tests that fail", of: \.unitTests)
    let introduction = detail.isPage ? Self.introduction.map { Block.paragraph([Span($0)]) } : []
    let first = findings.patterns.count == 1 ? findings.patterns.map(listing) : [killers]
    return Document(
      origin: Self.origin,
      [[.heading(1, [Span("Mutants: \(findings.title)")])] + introduction] + (detail.isPage ? [] : first)
        + matrices + [survivors] + (detail.isPage ? findings.patterns.map(table) : []) + [totals])
  }

  /// Each mutation with the scenarios that were the first to notice it, and in which patterns.
  private var killers: [Block] {
    findings.mutations.flatMap { mutation -> [Block] in
      let groups = findings.killers(of: mutation)
      var table = Table([.left, .left], flexible: 1)
      for (outcome, patterns) in groups {
        let all = patterns.count == findings.patterns.count && patterns.count > 1
        table.add([
          [.mark(true)],
          [Span(outcome.first.map { "'\($0)'" } ?? outcome.words), Span("in", .faint)]
            + .phrases(all ? ["all \(patterns.count) patterns"] : patterns, .faint),
        ])
      }
      return heading(of: mutation) + [.table(table)]
    }
  }

  /// One pattern's mutants with their places and the tests that noticed them.
  private func listing(of pattern: PatternMutants) -> [Block] {
    pattern.results.flatMap { result in
      heading(of: result.mutation) + [
        .definitions([
          Definition([Span("at", .faint)], [Span(result.place.description, .faint, isUnbreakable: true)]),
          Definition([Span("outcome", .faint)], [Span(result.outcome)]),
          Definition([Span("scenarios", .faint)], words(for: result.scenarios)),
          Definition([Span("own unit tests", .faint)], words(for: result.unitTests)),
        ])
      ]
    }
  }

  private func heading(of mutation: Mutation) -> [Block] {
    [.heading(3, [Span(mutation.rawValue)], note: [Span(mutation.summary)])]
  }

  private func words(for outcome: TestOutcome) -> [Span] {
    outcome.kills
      ? [.mark(true), Span(outcome.words)] : [Span("– none of \(grouped(outcome.count))")]
  }

  private var patternTable: Table {
    let columns = findings.patterns.map { Table.Column(head: [Span($0.pattern, .strong)], alignment: .right) }
    return Table(columns: [.init()] + columns, flexible: 0, overflow: .number(from: 1))
  }

  /// A row for each mutation, a column for each pattern.
  private func matrix(_ title: String, of side: KeyPath<MutantResult, TestOutcome>) -> [[Block]] {
    guard findings.mutations.count > 1, findings.patterns.count > 1 else { return [] }
    var table = patternTable
    for mutation in findings.mutations {
      let results = findings.patterns.map { $0.result(of: mutation) }
      table.add([[Span(mutation.rawValue)]] + results.map { $0.map { [Span($0[keyPath: side].cell)] } ?? [] })
    }
    let noticed = findings.patterns.map { [Span(grouped($0.noticed(by: side)), .strong)] }
    table.add([[Span("noticed", .strong)]] + noticed)
    if detail.isPage {
      let counts = findings.patterns.map { $0.results.first?[keyPath: side].count ?? 0 }
      table.add([["run in all"]] + counts.map { [Span(grouped($0))] })
    }
    let endings = Set(findings.patterns.flatMap(\.results).map { $0[keyPath: side].ending })
    let signs =
      (endings.isDisjoint(with: [.crash, .timeout]) ? [] : ["+ the program crashes or times out"])
      + (endings.contains(.compileError) ? ["c the code does not compile"] : [])
    return [
      [.heading(detail.isPage ? 2 : 3, [Span(title)]), .table(table)]
        + signs.map { .paragraph([Span($0, .faint)]) }
    ]
  }

  /// A row for each kind of detection, a column for each pattern.
  private var detections: [[Block]] {
    guard findings.patterns.count > 1 else { return [] }
    var table = patternTable
    for detection in MutantResult.Detection.allCases {
      let counts = findings.patterns.map { $0.results.count { $0.detection == detection } }
      table.add([[Span(detection.rawValue)]] + counts.map { [Span($0 == 0 ? "–" : grouped($0))] })
    }
    return [[.heading(detail.isPage ? 2 : 3, ["What notices them first"]), .table(table)]]
  }

  private var survivors: [Block] {
    let lines = findings.survivors.map { pattern, result in
      Line(
        mark: "✘ ", text: "\(pattern), \(result.mutation.rawValue) (\(result.place)): no scenario notices it",
        tone: .bad)
    }
    return lines.isEmpty ? [] : [.lines(lines)]
  }

  private func table(of pattern: PatternMutants) -> [Block] {
    var table = Table(heads: ["Mistake", "Where", "Outcome", "Scenarios", "Own unit tests"], flexible: 0)
    for result in pattern.results {
      // All files are in the pattern's folder, so its path is left out.
      let place = result.place.description.split(separator: "/").dropFirst(3).joined(separator: "/")
      table.add([
        [Span(result.mutation.summary)], [Span(place, isCode: true)], [Span(result.outcome)],
        words(for: result.scenarios), words(for: result.unitTests),
      ])
    }
    return [.heading(2, ["Mutants of \(pattern.pattern)"]), .table(table)]
  }

  private var totals: [Block] {
    let scores = findings.patterns.map { "\($0.pattern) \($0.score)" }
    return [.paragraph([.mark(findings.survivors.isEmpty), Span(findings.totals + ":")] + .phrases(scores))]
  }

  private static let origin =
    "Generated by 'compare mutants'. Do not edit: '.ci/mutants' runs the mutants and writes this page."

  private static let introduction = [
    """
    A mutant is a pattern with one small mistake in its code; the mistakes are the same in every pattern. The first table \
    counts the mutants by what notices them first: the compiler, a crash, a unit test of the pattern, a scenario, or \
    nothing. The second has the scenarios that notice each mutant, the third the pattern's own unit tests. These have the \
    same names in every pattern and were extended until they noticed the first nineteen kinds of mistakes: how many they notice \
    decides nothing between patterns. A number is the number of failures, a dash means none, a plus that the program \
    crashes or times out, a c that the code does not compile, which counts as noticed. More failures are not better: more \
    tests take the same path.
    """,
    "Made by `.ci/mutants`, which runs `swift run compare mutants`. The mistakes themselves are in `Catalog/Mutants`.",
  ]
}
