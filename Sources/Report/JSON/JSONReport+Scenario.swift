import Scenarios

extension JSONReport {
  /// What came of a scenario.
  struct Scenario: Encodable {
    let example: String
    let name: String
    let passed: Bool
    let steps: Int
    let failure: Failure?

    init(_ result: ScenarioResult) {
      (example, name, passed, steps) = (result.example.rawValue, result.name, result.passed, result.steps)
      failure = result.failure.map(Failure.init)
    }
  }

  /// Why a scenario did not pass: `mismatch` with what was expected and seen, `mistake` with a message, or `restless`.
  ///
  /// A script that cannot be read has neither number nor step.
  struct Failure: Encodable {
    let number: Int?
    let step: String?
    let reason: String
    let expected: String?
    let seen: String?
    let message: String?

    init(_ failure: ScenarioResult.Failure) {
      let hasStep = failure.number > 0
      number = hasStep ? failure.number : nil
      step = hasStep ? failure.step : nil
      switch failure.reason {
      case .mismatch(let expected, let seen):
        (reason, message) = ("mismatch", nil)
        (self.expected, self.seen) = (expected, seen)
      case .mistake(let mistake):
        (reason, message) = ("mistake", mistake.message)
        (expected, seen) = (nil, nil)
      case .restless:
        (reason, message) = ("restless", nil)
        (expected, seen) = (nil, nil)
      }
    }
  }
}
