import Catalog
import Records
import Verdicts

/// Composes the kill matrix: the scenarios and unit tests that notice each mutant.
struct MutantComposer {
  let findings: MutantFindings
  let detail: Detail

  var document: Document {
    let introduction = detail.isPage ? Self.introduction.map { Block.paragraph([Span($0)]) } : []
    let patterns = counted(findings.patterns.count, "pattern")
    let title = "\(counted(findings.mutations.count, "mistake")) in \(patterns), one at a time"
    let hasPlaces = !detail.isScreen || findings.patterns.count == 1
    return Document(
      origin: Self.origin,
      [[.heading(1, [Span("Mutants: \(title)")])] + introduction, mistakes]
        + [
          matrix("Scenarios that fail", of: \.scenarios),
          matrix("Unit tests through the logic that fail", of: \.logicTests),
          matrix("Unit tests of one part alone that fail", of: \.partTests), assembly,
        ]
        + (hasPlaces ? findings.patterns.map(listing) : []) + [survivors, totals])
  }

  private func heading(_ title: String) -> Block { .heading(detail.isPage ? 2 : 3, [Span(title)]) }

  private var mistakes: [Block] {
    [heading("Mistakes"), .definitions(findings.mutations.map { Definition($0.rawValue, $0.summary) })]
  }

  /// One pattern's mutants with their places and the tests that noticed them, which have lines of their own on a page.
  private func listing(of pattern: PatternMutants) -> [Block] {
    let title = heading("Mutants of \(pattern.pattern)")
    guard detail.isPage else {
      let definitions = pattern.results.map { result in
        Definition([Span(result.mutation.rawValue)], detection(of: result) + tests(of: result).joined())
      }
      return [title, .definitions(definitions)]
    }
    return [title]
      + pattern.results.flatMap { result -> [Block] in
        let name = Span("\(result.mutation.rawValue):", .strong)
        return [.paragraph([name] + detection(of: result)), .list(tests(of: result))]
      }
  }

  private func detection(of result: MutantResult) -> [Span] {
    let error = result.compileError.map { ": \($0)" } ?? ""
    return [
      Span("\(result.place):", .faint, isUnbreakable: true), Span("\(result.detection.rawValue)\(error)."),
    ]
  }

  private func tests(of result: MutantResult) -> [[Span]] {
    let whole = [
      [Span("Scenarios:")] + words(for: result.scenarios),
      [Span("Tests through the logic:")] + words(for: result.logicTests),
    ]
    let parts = [Span("Tests of a part alone:")] + words(for: result.partTests)
    return result.partTests.count == 0 ? whole : whole + [parts]
  }

  private func words(for outcome: TestOutcome) -> [Span] {
    outcome.kills
      ? [.mark(true), Span("\(outcome.words).")] : [Span("– none of \(grouped(outcome.count)).")]
  }

  /// A row for each mutation, a column for each pattern.
  private func matrix(_ title: String, of side: KeyPath<MutantResult, TestOutcome>) -> [Block] {
    let ran = findings.patterns.flatMap(\.results).map { $0[keyPath: side] }
    guard findings.patterns.count > 1, !ran.allSatisfy({ $0 == .none }) else { return [] }
    let columns = findings.patterns.map { Table.Column(head: [Span($0.pattern, .strong)], alignment: .right) }
    var table = Table(columns: [.init()] + columns, flexible: 0, overflow: .number(from: 1))
    for mutation in findings.mutations {
      let results = findings.patterns.map { $0.result(of: mutation) }
      table.add([[Span(mutation.rawValue)]] + results.map { $0.map { [Span($0[keyPath: side].cell)] } ?? [] })
    }
    let noticed = findings.patterns.map { [Span(grouped($0.noticed(by: side)), .strong)] }
    table.add([[Span("noticed", .strong)]] + noticed)
    let endings = Set(findings.patterns.flatMap(\.results).map { $0[keyPath: side].ending })
    let signs =
      (endings.isDisjoint(with: [.crash, .timeout]) ? [] : ["+ the program crashes or times out"])
      + (endings.contains(.compileError) ? ["c the code does not compile"] : [])
    return [heading(title), .table(table)] + signs.map { .paragraph([Span($0, .faint)]) }
  }

  /// The mistakes in putting the parts together: one part is not handed over, or looked up by a wrong name.
  private static let mistakesOfAssembly: [Mutation] = [.collaboratorMissing, .nameMisspelt]

  /// What becomes of each mistake in putting the parts together, a row for each pattern.
  private var assembly: [Block] {
    let mutations = findings.mutations.filter(Self.mistakesOfAssembly.contains)
    guard findings.patterns.count > 1, !mutations.isEmpty else { return [] }
    let heads = mutations.map { Table.Column(head: [Span($0.rawValue, .strong)]) }
    var table = Table(columns: [.init()] + heads, flexible: 1, overflow: .split)
    for pattern in findings.patterns {
      let outcomes = mutations.map { pattern.result(of: $0)?.detection.rawValue ?? "–" }
      table.add([[Span(pattern.pattern, .strong)]] + outcomes.map { [Span($0)] })
    }
    let lacksNames = findings.patterns.contains { $0.result(of: .nameMisspelt) == nil }
    let legend = "– the pattern looks up no name at run time: the compiler checks every one"
    let isExplained = mutations.contains(.nameMisspelt) && lacksNames
    return [heading("A part that is not handed over, or looked up by a wrong name"), .table(table)]
      + (isExplained ? [.paragraph([Span(legend, .faint)])] : [])
  }

  private var survivors: [Block] {
    let lines = findings.survivors.map { pattern, result in
      Line(
        mark: "✘ ", text: "\(pattern), \(result.mutation.rawValue) (\(result.place)): no scenario notices it",
        tone: .bad)
    }
    return lines.isEmpty ? [] : [.lines(lines)]
  }

  private var totals: [Block] {
    let noticed = findings.count - findings.survivors.count
    let byTests = findings.patterns.map { $0.noticed(by: \.logicTests) }.reduce(0, +)
    let byParts = findings.patterns.flatMap(\.results).count { $0.partTests.kills && !$0.logicTests.kills }
    let text =
      "\(counted(findings.count, "mutant")): \(grouped(noticed)) noticed by the scenarios, "
      + "\(grouped(byTests)) by their patterns' unit tests through the logic, "
      + "\(grouped(byParts)) more by those of one part alone"
    return [.paragraph([.mark(findings.survivors.isEmpty), Span(text)])]
  }

  private static let origin =
    "Generated by 'compare mutants'. Do not edit: '.ci/mutants' runs the mutants and writes this page."

  private static let introduction = [
    """
    A mutant is a pattern with one small mistake in its code; the mistakes are the same in every pattern. The first table \
    counts the scenarios that notice each mutant, the second the pattern's unit tests through the logic, which have the same \
    names in every pattern, the third its tests of one part alone, which a pattern has where its source asks for them.
    """,
    """
    A number is the number of failures, a dash means none, a plus that the program crashes or times out, a c that the code \
    does not compile, which counts as noticed. More failures are not better: more tests take the same path.
    """,
    "Made by `.ci/mutants`, which runs `swift run compare mutants`. The mistakes themselves are in `Catalog/Mistakes`.",
  ]
}
