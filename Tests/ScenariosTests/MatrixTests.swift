import CompareCommand
import Examples
import Scenarios
import Testing

/// Every pattern tells every story alike, to the character.
@MainActor @Suite struct MatrixTests {
  @Test(arguments: Registry.patterns.map(Candidate.init))
  func `A pattern passes all scenarios, showing what the reference shows`(candidate: Candidate) async {
    let references = await Story.all(with: AdjustablePattern())
    for (story, reference) in zip(await Story.all(with: candidate.pattern), references) {
      story.expectPassed()
      reference.expectPassed()
      story.expectSameFrames(as: reference)
    }
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
