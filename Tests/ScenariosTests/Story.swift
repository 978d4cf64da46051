import Examples
import Scenarios
import Testing

/// What a run of a scenario showed: its result, and the window after each step that held.
struct Story: Sendable {
  let scenario: Scenario
  let result: ScenarioResult
  let moments: [Moment]

  /// A step and the window after it.
  struct Moment: Sendable, Equatable {
    let step: String
    let frame: String
  }

  @MainActor
  init(of scenario: Scenario, with pattern: any Pattern, in world: World = World()) async {
    var moments: [Moment] = []
    self.scenario = scenario
    result = await ScenarioRunner.run(scenario, with: pattern, in: world) { step, frame in
      moments.append(Moment(step: step.description, frame: frame))
    }
    self.moments = moments
  }

  @MainActor private static var scripted: [String: [Task<Story, Never>]] = [:]

  /// The stories of all scenarios of the pattern's examples by the script, in their order: told all at once, and once for all tests.
  @MainActor
  static func all(with pattern: any Pattern) async -> [Story] {
    let tasks =
      scripted[pattern.id]
      ?? Scenario.all.filter { $0.example.isShown(by: pattern) }.map { scenario in
        Task { await Story(of: scenario, with: pattern) }
      }
    scripted[pattern.id] = tasks
    var stories: [Story] = []
    for task in tasks { stories.append(await task.value) }
    return stories
  }

  /// Why the story failed: step, expectation, sight and window; nothing if it passed.
  var complaint: String? {
    guard let failure = result.failure else { return nil }
    let reason =
      switch failure.reason {
      case .mistake(let mistake): mistake.message
      case .mismatch(let expected, let seen): "expected: \(expected)\n    seen: \(seen)"
      case .restless: "the program never came to rest"
      }
    return """
      \(result.pattern), \(scenario.testDescription)
      step \(failure.number) of \(result.steps): \(failure.step)
      \(reason)
      \(failure.frame)
      """
  }

  /// The first step after which the windows of two stories differ; nothing if they are the same.
  func difference(from other: Story) -> String? {
    for (index, pair) in zip(moments, other.moments).enumerated() where pair.0 != pair.1 {
      return """
        \(scenario.testDescription), after step \(index + 1): \(pair.0.step)
        \(result.pattern):
        \(pair.0.frame)
        \(other.result.pattern):
        \(pair.1.frame)
        """
    }
    return moments.count == other.moments.count ? nil : "\(moments.count) and \(other.moments.count) steps"
  }

  /// Expects that the story passed, and tells it otherwise.
  func expectPassed(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let complaint else { return }
    Attachment.record(result.failure?.frame ?? "", named: "frame.txt", sourceLocation: sourceLocation)
    Issue.record("\(complaint)", sourceLocation: sourceLocation)
  }

  /// Expects the same windows as in another story.
  func expectSameFrames(as other: Story, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let difference = difference(from: other) else { return }
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
