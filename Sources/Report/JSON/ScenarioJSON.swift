import Driver

/// The JSON of a scenario's result.
struct ScenarioJSON: Encodable {
  /// The failure; an unreadable script and what is alive after the last step
  /// have neither number nor step.
  struct Failure: Encodable {
    let reason: String
    var number: Int?
    var step: String?
    var expected: String?
    var seen: String?
    var message: String?

    init(_ failure: ScenarioResult.Failure) {
      switch failure.reason {
      case .mismatch(let expected, let seen):
        reason = "mismatch"
        self.expected = expected
        self.seen = seen
      case .mistake(let mistake):
        reason = "mistake"
        message = mistake.message
      case .neverIdle:
        reason = "restless"
      }
      if failure.number > 0 {
        number = failure.number
        step = failure.step
      }
    }
  }

  let example: String
  let name: String
  let passed: Bool
  let steps: Int
  let failure: Failure?

  init(_ result: ScenarioResult) {
    example = result.example.id
    name = result.name
    passed = result.passed
    steps = result.steps
    failure = result.failure.map(Failure.init)
  }
}
