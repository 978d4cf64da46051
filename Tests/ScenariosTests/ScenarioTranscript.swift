import Examples
import Scenarios
import Testing

/// A run of a scenario: its result, and the window after each passed step.
struct ScenarioTranscript: Sendable {
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

  /// The step, reason and window of the failure; nil if the scenario passed.
  var failureMessage: String? {
    guard let failure = result.failure else { return nil }
    let reason =
      switch failure.reason {
      case .mistake(let mistake): mistake.message
      case .mismatch(let expected, let seen): "expected: \(expected)\n    seen: \(seen)"
      case .neverIdle: "the program never becomes idle"
      }
    return """
      \(result.pattern), \(scenario.testDescription)
      step \(failure.number) of \(result.steps): \(failure.step)
      \(reason)
      \(failure.frame)
      """
  }

  /// The first step after which the windows of two transcripts differ; nil if they are the same.
  func difference(from other: ScenarioTranscript) -> String? {
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

  /// Records an issue if the scenario failed.
  func expectPassed(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let failureMessage else { return }
    Attachment.record(result.failure?.frame ?? "", named: "frame.txt", sourceLocation: sourceLocation)
    Issue.record("\(failureMessage)", sourceLocation: sourceLocation)
  }

  /// Records an issue if the windows differ from another transcript.
  func expectSameFrames(as other: ScenarioTranscript, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let difference = difference(from: other) else { return }
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
}
