import Catalog
import Examples
import Measures
import Records
import Verdicts

/// A pattern's figures on the first screen, all of one example; nil stands for
/// a figure that nobody knows.
struct SummaryFigures: Codable, Equatable, Sendable {
  /// The example.
  let example: Example
  /// The lines of code to write, composition root included.
  let lines: Int?
  /// The types to write, composition root included.
  let types: Int?
  /// The protocols among these types.
  let protocols: Int?
  /// The files whose code runs from one tap until its answer is on the screen.
  let filesBehindTap: Int?
  /// The tests of the same names.
  let tests: Int?
  /// Those of them that need no widget, network or disk.
  let testsWithoutUI: Int?
  /// The test doubles to write for these.
  let fakes: Int?
  /// The change request; nil if the example has none.
  let request: ChangeRequest.ID?
  /// The files that the request edits, adds or removes.
  let filesTouched: Int?
  /// The tests that break by the change alone; a file of tests that no longer
  /// compiles counts as one.
  let testsBroken: Int?

  /// Gathers the figures of a pattern for an example.
  init(of pattern: PatternFindings, in example: Example, kept: KeptFigures) {
    let code = pattern.code
    func value(_ measure: Measure) -> Int? {
      code?.value(of: measure, in: example).map { Int($0) }
    }
    self.example = example
    lines = value(.linesWithWiring)
    types = value(.typesWithWiring)
    protocols = code?.code[example].map { code in
      code.types.count(where: \.isProtocol)
    }
    filesBehindTap = kept.filesBehindTap[example]?[pattern.card.id]
    tests = code?.mutants?.unitTests?.logicTests(of: example).count
    testsWithoutUI = value(.isolatedTests)
    fakes = value(.isolatedDoubles)
    request = FirstScreen.of(example)?.request?.id
    let cell = request.flatMap { kept.cell(of: $0, in: pattern.card.id) }
    filesTouched = cell?.figures.files
    testsBroken = cell?.figures.breaks?.total
  }
}

extension FirstScreen {
  /// What stands for an example; nil for an example of a test.
  static func of(_ example: Example) -> FirstScreen? {
    all.first { $0.example == example }
  }
}
