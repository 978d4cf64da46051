import Scenarios
import Testing

/// The scenarios reject wrong patterns, and each scenario rejects at least one.
@MainActor @Suite struct WrongPatternTests {
  @Test(arguments: Defect.allCases)
  func `A defect fails its scenario`(defect: Defect) async throws {
    let scenario = try #require(defect.scenario, "no scenario has the name that the defect gives")
    let transcript = await ScenarioTranscript(of: scenario, with: ReferencePattern(defect: defect))
    #expect(!transcript.result.passed, "\(scenario.testDescription) passes")
    #expect(transcript.result.failure?.number != 0, "the script cannot be parsed")
  }

  @Test(arguments: Scenario.all)
  func `A scenario rejects some defect`(scenario: Scenario) async {
    let likely = Defect.allCases.filter { $0.scenario?.testDescription == scenario.testDescription }
    for defect in likely + Defect.allCases where defect.scenario?.example == scenario.example {
      let transcript = await ScenarioTranscript(of: scenario, with: ReferencePattern(defect: defect))
      if !transcript.result.passed { return }
    }
    Issue.record("no defect fails \(scenario.testDescription)")
  }
}
