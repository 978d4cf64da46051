import Records

/// A figure of the table of a race, in words.
struct RaceFigure {
  let label: String
  /// The figure of a cell; nil if it has none.
  let text: (CellFinding) -> String?

  /// The figures, in the order of the table: what changed, what broke, what was
  /// repaired, and whether it holds.
  static func all(newTests: [String]) -> [RaceFigure] {
    [
      RaceFigure("files touched", .files),
      RaceFigure("types edited, + new", .types),
      RaceFigure("roles of the edited types", .roles),
      RaceFigure("lines that come or go", .lines),
      RaceFigure("of these in wiring", .wiring),
      RaceFigure("tests it broke", .broken),
      RaceFigure("of these in the common suite", .brokenCommon),
      RaceFigure("old test lines repaired", .repaired),
      RaceFigure("of these assertions") { "\($0.size.removedAssertions)" },
      RaceFigure("new test lines", .testLines),
      RaceFigure("new tests of the request") { finding in
        let there = newTests.count { finding.linesOfTest(named: $0) != nil }
        return "\(there) of \(newTests.count)"
      },
      RaceFigure("arrows used the first time", .arrows),
      RaceFigure("rules") { $0.result.map(rules) },
      RaceFigure("unit tests") { $0.result.map(unitTests) },
      RaceFigure("scenarios") { $0.result.map { outcome([$0.scenarios]) } },
    ]
  }

  private init(_ label: String, text: @escaping (CellFinding) -> String?) {
    self.label = label
    self.text = text
  }

  /// A figure that the reports on requests have too, under a label of its own.
  private init(_ label: String, _ figure: CellFigure) {
    self.init(label, text: figure.text)
  }

  private static func rules(of result: CellResult) -> String {
    if result.compileError != nil { return "–" }
    if result.breaches.isEmpty { return "kept" }
    return "\(result.breaches.count) broken"
  }

  private static func unitTests(of result: CellResult) -> String {
    outcome([result.logicTests, result.partTests, result.cardTests])
  }

  private static func outcome(_ outcomes: [TestOutcome]) -> String {
    if outcomes.contains(where: { $0.ending == .compileError }) {
      return "do not compile"
    }
    if outcomes.contains(where: { $0.ending == .crash }) { return "crash" }
    if outcomes.contains(where: { $0.ending == .timeout }) {
      return "do not end"
    }
    let count = outcomes.map(\.count).reduce(0, +)
    let failed = outcomes.map(\.failed).reduce(0, +)
    if failed == 0 { return "\(count) pass" }
    return "\(failed) of \(count) fail"
  }
}
