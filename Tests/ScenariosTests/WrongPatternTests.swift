import Scenarios
import Testing

/// The scenarios reject wrong patterns, and each scenario rejects at least one.
@MainActor @Suite struct WrongPatternTests {
  @Test(arguments: WrongPattern.all)
  func `Some scenario rejects a defect`(wrong: WrongPattern) async {
    for scenario in wrong.scenarios where await rejects(scenario, wrong) { return }
    Issue.record("no scenario rejects \(wrong.testDescription)")
  }

  @Test(arguments: Scenario.all)
  func `A scenario rejects some defect`(scenario: Scenario) async {
    for wrong in WrongPattern.all where wrong.affects(scenario.example) {
      if await rejects(scenario, wrong) { return }
    }
    Issue.record("no defect fails \(scenario.testDescription)")
  }

  private func rejects(_ scenario: Scenario, _ wrong: WrongPattern) async -> Bool {
    let result = await ScenarioRunner.run(scenario, with: wrong.pattern)
    if case .mistake(let mistake) = result.failure?.reason { #expect(result.steps > 0, "\(mistake.message)") }
    return !result.passed
  }
}
