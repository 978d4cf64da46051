import Scenarios
import Testing

/// The suite is as good as the wrong patterns that it rejects.
@MainActor @Suite struct WrongPatternTests {
  @Test(arguments: Rule.allCases)
  func `A pattern that breaks a rule is rejected by the rule's scenario`(rule: Rule) async throws {
    let scenario = try #require(rule.scenario, "no scenario has the name that the rule gives")
    let story = await Story(of: scenario, with: AdjustablePattern(breaking: rule))
    #expect(!story.result.passed, "nobody notices in \(scenario.testDescription)")
    #expect(story.result.failure?.number != 0, "the script cannot be read")
  }

  @Test(arguments: Scenario.all)
  func `A scenario is needed: some wrong pattern fails it`(scenario: Scenario) async {
    let likely = Rule.allCases.filter { $0.scenario?.testDescription == scenario.testDescription }
    for rule in likely + Rule.allCases where rule.scenario?.example == scenario.example {
      let story = await Story(of: scenario, with: AdjustablePattern(breaking: rule))
      if !story.result.passed { return }
    }
    Issue.record("no wrong pattern fails \(scenario.testDescription)")
  }
}
