import CompareCommand
import Driver
import Examples
import MVC
import Scenarios
import Testing

/// Every pattern passes every scenario with identical output.
@MainActor @Suite struct MatrixTests {
  @Test(arguments: PatternArgument.all)
  func `A pattern passes all scenarios with the same windows as MVC`(argument: PatternArgument)
    async
  {
    let references = await ScenarioTranscript.all(with: MVCPattern())
    for reference in references { reference.expectPassed() }
    for transcript in await ScenarioTranscript.all(with: argument.pattern) {
      transcript.expectPassed()
      // MVC may lack an example.
      let name = transcript.scenario.testDescription
      if let reference = references.first(where: { $0.scenario.testDescription == name }) {
        transcript.expectSameFrames(as: reference)
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

/// A pattern as a test argument, printed by its id.
struct PatternArgument: Sendable, CustomTestStringConvertible {
  static let all = Registry.patterns.enumerated().map { PatternArgument(number: $0, pattern: $1) }
  let number: Int
  let pattern: any Pattern
  var testDescription: String { pattern.id }
}
