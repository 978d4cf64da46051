import Comparison
import Examples
import Scenarios
import Testing

/// Every pattern tells every story alike, to the character.
@MainActor @Suite(.serialized) struct MatrixTests {
  @Test(arguments: Registry.patterns.map(Candidate.init), Scenario.all)
  func `A pattern passes a scenario, showing what the reference shows`(
    candidate: Candidate, scenario: Scenario
  ) async {
    let story = await Story(of: scenario, with: candidate.pattern)
    story.expectPassed()
    story.expectSameFrames(as: await Story(of: scenario, with: AdjustablePattern()))
  }

  @Test(arguments: Registry.patterns.map(Candidate.init), Scenario.login)
  func `A login over URLSession shows the same as by the script`(
    candidate: Candidate, scenario: Scenario
  ) async {
    let live = await Story(of: scenario, with: candidate.pattern, over: .urlSession)
    live.expectPassed()
    live.expectSameFrames(as: await Story(of: scenario, with: candidate.pattern))
  }

  @Test(arguments: Registry.patterns.map(Candidate.init), Scenario.login)
  func `A login over a real socket shows the same as by the script`(
    candidate: Candidate, scenario: Scenario
  ) async {
    let live = await Story(of: scenario, with: candidate.pattern, over: .socket)
    live.expectPassed()
    live.expectSameFrames(as: await Story(of: scenario, with: candidate.pattern))
  }

  @Test func `There are at least six patterns, each with an id of its own`() {
    #expect(Registry.patterns.count >= 6)
    #expect(Set(Registry.patterns.map(\.id)).count == Registry.patterns.count)
  }

  @Test func `No two scenarios of an example have the same name`() {
    for scenarios in [Scenario.greeting, Scenario.login] {
      #expect(Set(scenarios.map(\.name)).count == scenarios.count)
    }
  }
}

/// A pattern as a test's argument, printed by its id.
struct Candidate: Sendable, CustomTestStringConvertible {
  let pattern: any Pattern
  var testDescription: String { pattern.id }
}
