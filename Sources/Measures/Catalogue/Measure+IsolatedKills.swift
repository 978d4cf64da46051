extension Measure {
  package static let killsWithoutWidgets = kills(without: [.widgets], by: .testsWithoutWidgets)
  package static let isolatedKills = kills(without: Surrounding.outside, by: .isolatedTests)

  private static func kills(without surroundings: Set<Surrounding>, by tests: Measure) -> Measure {
    Measure(
      "mutants noticed by \(tests.name)", in: .percent,
      """
      Divides the mutants that fail at least one of the \(tests.name) by all mutants that compile.
      """,
      .mutants { $0.kills(without: surroundings) })
  }
}
