extension Measure {
  package static let testsWithoutWidgets = tests(
    without: [.widgets], "no widget", row: "unit tests free of widgets")
  package static let isolatedTests = tests(
    without: Surrounding.outside, "no widget, network or disk", row: "of network and disk too",
    isPartOfRowAbove: true)

  private static func tests(
    without surroundings: Set<Surrounding>, _ things: String, row: String, isPartOfRowAbove: Bool = false
  ) -> Measure {
    Measure(
      "tests that need \(things)", row: row, isPartOfRowAbove: isPartOfRowAbove,
      arguments: [.surroundings(surroundings)],
      """
      Counts the tests of the example through the logic, such as those of LoginTests, for which \(things) is created or used by the test, \
      its suite and helpers, or by a concrete type that these create, and so on; a value and a pure function need none.
      """,
      // Tests of the same names go through the logic of each pattern, so they need a widget where the logic does.
      rank: \.rankOfLogicWithoutWidgets,
      .mutants { $0.tests(without: surroundings) })
  }
}
