import Catalog
import Records
import Verdicts

extension MutantComposer {
  /// Each pattern's mutants with their places and the tests that noticed them;
  /// on a screen only for one pattern.
  var listings: [[Block]] {
    if detail.isScreen, findings.patterns.count > 1 { return [] }
    return findings.patterns.map(listing)
  }

  /// One pattern's mutants, with the tests that noticed each in lines of
  /// their own on a page.
  private func listing(of pattern: PatternMutants) -> [Block] {
    let title = heading("Mutants of \(pattern.pattern)")
    if detail.isPage { return [title] + pattern.results.flatMap(paragraphs) }
    return [title, .definitions(pattern.results.map(definition))]
  }

  private func paragraphs(of result: MutantResult) -> [Block] {
    let name = Span("\(result.mutation.rawValue):", .strong)
    return [
      .paragraph([name] + detection(of: result)),
      .list(tests(of: result)),
    ]
  }

  private func definition(of result: MutantResult) -> Definition {
    Definition(
      [Span(result.mutation.rawValue)],
      detection(of: result) + tests(of: result).joined()
    )
  }

  /// The place of the mistake, and what notices it first.
  private func detection(of result: MutantResult) -> [Span] {
    let texts = [String].building {
      result.detection.rawValue
      if let compileError = result.compileError { compileError }
    }
    return [
      Span("\(result.place):", .faint, isUnbreakable: true),
      Span("\(texts.joined(separator: ": "))."),
    ]
  }

  /// The outcome of each kind of test that there is.
  @ListBuilder<[Span]>
  private func tests(of result: MutantResult) -> [[Span]] {
    [Span("Scenarios:")] + words(for: result.scenarios)
    [Span("Tests through the logic:")] + words(for: result.logicTests)
    if result.partTests.count > 0 {
      [Span("Tests of a part alone:")] + words(for: result.partTests)
    }
  }

  private func words(for outcome: TestOutcome) -> [Span] {
    if outcome.kills { return [.mark(true), Span("\(outcome.words).")] }
    return [Span("– none of \(grouped(outcome.count)).")]
  }
}
