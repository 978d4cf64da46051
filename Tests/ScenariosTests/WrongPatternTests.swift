import Scenarios
import Testing

/// The scenarios reject wrong patterns, and each scenario rejects at least one.
@MainActor @Suite struct WrongPatternTests {
  @Test(arguments: Defect.allCases)
  func `Some scenario rejects a defect`(defect: Defect) async {
    for scenario in Scenario.all where await rejects(scenario, defect) { return }
    Issue.record("no scenario rejects \(defect)")
  }

  @Test(arguments: Scenario.all)
  func `A scenario rejects some defect`(scenario: Scenario) async {
    for defect in Defect.allCases where await rejects(scenario, defect) { return }
    Issue.record("no defect fails \(scenario.testDescription)")
  }

  private func rejects(_ scenario: Scenario, _ defect: Defect) async -> Bool {
    let result = await ScenarioRunner.run(scenario, with: ReferencePattern(defect: defect))
    #expect(result.failure?.number != 0, "the script cannot be parsed")
    return !result.passed
  }
}
