import Driver
import Examples
import Scenarios
import Testing

/// A run of a scenario.
struct ScenarioTranscript: Sendable {
  let scenario: Scenario
  let result: ScenarioResult
  /// The window before each step and at the end.
  let moments: [String]

  @MainActor
  init(of scenario: Scenario, with pattern: any Pattern, in world: World = World()) async {
    var moments: [String] = []
    self.scenario = scenario
    result = await ScenarioRunner.run(scenario, with: pattern, in: world) { step, driver in
      moments.append("before '\(step)'\n\(driver.frame)")
    }
    self.moments = moments
  }

  @MainActor private static var scripted: [String: [Task<ScenarioTranscript, Never>]] = [:]

  /// The transcripts of all scenarios of the pattern's examples with a scripted transport.
  ///
  /// All scenarios run concurrently, and only once for all tests.
  @MainActor
  static func all(with pattern: any Pattern) async -> [ScenarioTranscript] {
    let tasks =
      scripted[pattern.id]
      ?? Scenario.all.filter { $0.example.isShown(by: pattern) }.map { scenario in
        Task { await ScenarioTranscript(of: scenario, with: pattern) }
      }
    scripted[pattern.id] = tasks
    var transcripts: [ScenarioTranscript] = []
    for task in tasks { transcripts.append(await task.value) }
    return transcripts
  }

  /// Records an issue if the scenario failed.
  func expectPassed(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let failure = result.failure else { return }
    Issue.record(
      "\(result.pattern), \(scenario.testDescription)\n\(failure.text())", sourceLocation: sourceLocation)
  }

  /// Records an issue with the first difference if the windows differ from another transcript.
  func expectSameFrames(as other: ScenarioTranscript, sourceLocation: SourceLocation = #_sourceLocation) {
    guard moments != other.moments else { return }
    let pairs = zip(moments + ["no step"], other.moments + ["no step"])
    let (one, another) = pairs.first { $0 != $1 } ?? ("", "")
    Issue.record(
      "\(scenario.testDescription)\n\(result.pattern): \(one)\n\(other.result.pattern): \(another)",
      sourceLocation: sourceLocation)
  }
}
