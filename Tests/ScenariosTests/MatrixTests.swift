import CompareCommand
import Examples
import Scenarios
import Testing

/// Every pattern tells every story alike, to the character.
@MainActor @Suite struct MatrixTests {
  @Test(arguments: Registry.patterns.map(Candidate.init))
  func `A pattern passes all scenarios, showing what the reference shows`(candidate: Candidate) async {
    let references = await Story.all(with: AdjustablePattern())
    for reference in references { reference.expectPassed() }
    for story in await Story.all(with: candidate.pattern) {
      story.expectPassed()
      // The reference may lack an example too.
      let name = story.scenario.testDescription
      if let reference = references.first(where: { $0.scenario.testDescription == name }) {
        story.expectSameFrames(as: reference)
      }
    }
  }

  @Test func `No two scenarios of an example have the same name`() {
    for example in Example.all {
      let scenarios = Scenario.all.filter { $0.example == example }
      #expect(!scenarios.isEmpty)
      #expect(Set(scenarios.map(\.name)).count == scenarios.count)
    }
  }
}

/// A pattern as a test's argument, printed by its id.
struct Candidate: Sendable, CustomTestStringConvertible {
  let pattern: any Pattern
  var testDescription: String { pattern.id }
}
