import Measures
import Records
import Verdicts

extension TestComposer {
  /// The rows of an example: the tests that all patterns have, then figures of
  /// all tests, then those of one part alone.
  @ListBuilder<TestRow>
  func rows(of comparison: TestComparison) -> [TestRow] {
    comparison.sharedNames.map(row)
    // The heads again, as a low screen shows only the end of the table.
    TestRow.heads("Figures")
    TestRow.texts("all tests of \(comparison.example.name)") {
      grouped($0.tests.count)
    }
    figures(Self.costs, of: comparison)
    mutants(of: comparison)
    figures([.killsWithoutWidgets, .isolatedKills], of: comparison)
    TestRow.heads("Each part alone")
    figures(
      [.partTests, .partDoubles, .partDoubleLines, .killsByPartsAlone],
      of: comparison
    )
  }

  private static let costs: [Measure] = [
    .doubles, .isolatedDoubles, .doubleLines, .objectsPerTest,
    .testsWithoutWidgets, .isolatedTests,
  ]

  /// What a test needs in each pattern.
  private func row(of name: String) -> TestRow {
    .texts(name) { pattern in
      pattern.tests.first { $0.name == name }?.record?.needWords
    }
  }

  /// The mutants of an example, and those that the tests
  /// through the logic notice.
  private func mutants(of comparison: TestComparison) -> [TestRow] {
    func results(_ pattern: PatternTests) -> [MutantResult]? {
      pattern.record?.results.filter {
        $0.mutation.example == comparison.example
      }
    }
    return [
      .texts("mutants") { pattern in
        results(pattern).map { grouped($0.count) }
      },
      .texts("mutants noticed") { pattern in
        results(pattern).map { grouped($0.count(where: \.logicTests.kills)) }
      },
    ]
  }

  private func figures(
    _ measures: [Measure],
    of comparison: TestComparison
  ) -> [TestRow] {
    let known = measures.filter { hasFigure($0, in: comparison) }
    return known.map { measure in
      let level = if measure.isPartOfRowAbove { 1 } else { 0 }
      return .texts(measure.label(in: detail), level: level) { pattern in
        text(of: measure, in: pattern, comparison)
      }
    }
  }

  /// Whether a pattern has the figure, or none has a record: Greeting has too
  /// few mutants for some figures.
  private func hasFigure(
    _ measure: Measure,
    in comparison: TestComparison
  ) -> Bool {
    if comparison.patterns.allSatisfy({ $0.record == nil }) { return true }
    return comparison.patterns.contains {
      $0.record?.figure(for: measure, in: comparison.example) != nil
    }
  }

  /// The figure; a dash if there is nothing to count, such as in a pattern
  /// without tests of its parts, and nil without a record.
  private func text(
    of measure: Measure,
    in pattern: PatternTests,
    _ comparison: TestComparison
  ) -> String? {
    guard let record = pattern.record else { return nil }
    guard let figure = record.figure(for: measure, in: comparison.example)
    else { return "–" }
    return figureText(figure.value, measure.unit)
  }
}

extension UnitTest {
  /// The first letters of the things that a test needs, and the number of
  /// doubles that it makes.
  fileprivate var needWords: String {
    let letters = needs.map { "\($0.surrounding.rawValue.prefix(1))" }
    return (letters + [grouped(doubles.count)]).joined(separator: " ")
  }
}
