extension Measure {
  package static let killsWithoutWidgets = kills(
    without: [.widgets], by: .testsWithoutWidgets, row: "mutants noticed without widgets")
  package static let isolatedKills = kills(
    without: Surrounding.outside, by: .isolatedTests, row: "without network and disk too",
    isPartOfRowAbove: true)

  private static func kills(
    without surroundings: Set<Surrounding>, by tests: Measure, row: String, isPartOfRowAbove: Bool = false
  ) -> Measure {
    Measure(
      "mutants noticed by \(tests.name)", row: row, isPartOfRowAbove: isPartOfRowAbove,
      arguments: [.surroundings(surroundings)],
      "Counts the mutants that compile and fail at least one of the \(tests.name).",
      .mutants { $0.kills(without: surroundings) })
  }
}
