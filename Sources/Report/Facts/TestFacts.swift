import Examples
import Measures
import Records
import Verdicts

/// The facts that the record of a pattern's unit tests and mutants tells of one
/// example; nil where there is nothing to tell.
struct TestFacts {
  let figures: FactFigures
  /// The record, which is not stale.
  let record: PatternMutants

  /// The tests through the logic that need no widget.
  var withoutWidgets: Fact? {
    guard let free = figures[.testsWithoutWidgets] else { return nil }
    let all = record.unitTests?.logicTests(of: figures.example).count ?? 0
    let statement = """
      \(grouped(free.count)) of \(Noun.unitTest.counted(all)) of \
      \(figures.example.name) through the logic \
      \(Verb.run.form(for: free.count)) without a widget
      """
    let tests = FactFigures.Count(name: "tests through the logic", count: all)
    return figures.fact(on: .tests, [free, tests], statement)
  }

  /// The tests of one part alone.
  var ofParts: Fact? {
    guard let tests = figures[.partTests] else { return nil }
    let statement = """
      \(Noun.unitTest.countedOrNo(tests.count)) of one part alone in \
      \(figures.example.name)
      """
    return figures.fact(on: .tests, [tests], statement)
  }

  /// The doubles in the tests through the logic.
  var doubles: Fact? {
    guard let doubles = figures[.doubles], let lines = figures[.doubleLines]
    else { return nil }
    let number = Noun.testDouble.countedOrNo(doubles.count)
    let tests = "the unit tests of \(figures.example.name) through the logic"
    let statement =
      if doubles.count == 0 {
        "\(number) in \(tests)"
      } else {
        "\(number) in \(tests), \(Noun.line.counted(lines.count)) of code"
      }
    return figures.fact(on: .doubles, [doubles, lines], statement)
  }

  /// The mistakes in the code that the tests through the logic notice; nil for
  /// an example with too few mistakes for a figure.
  var mutants: Fact? {
    guard figures[.killsWithoutWidgets] != nil else { return nil }
    let results = record.results.filter {
      $0.mutation.example == figures.example
    }
    let all = FactFigures.Count(name: "mutants", count: results.count)
    let noticed = FactFigures.Count(
      name: "mutants noticed",
      count: results.count(where: \.logicTests.kills)
    )
    let statement = """
      the unit tests of \(figures.example.name) through the logic \
      notice \(grouped(noticed.count)) of \
      \(Noun.mistake.counted(all.count)) put into its code
      """
    let address = FactAddress.mutants(figures.pattern.card.id)
    return figures.fact(on: .mutants, [noticed, all], statement, at: address)
  }
}

extension Noun {
  fileprivate static let unitTest: Noun = "unit test"
  fileprivate static let testDouble: Noun = "test double"
  fileprivate static let line: Noun = "line"
  fileprivate static let mistake: Noun = "mistake"
}
