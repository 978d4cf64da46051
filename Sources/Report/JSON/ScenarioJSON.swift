import Driver

/// The JSON of a scenario's result.
struct ScenarioJSON: Codable {
  /// The failure; an unreadable script and what is alive after the last step have neither number nor step.
  struct Failure: Codable {
    var reason = ""
    var number: Int?
    var step: String?
    var expected: String?
    var seen: String?
    var message: String?

    init(_ failure: ScenarioResult.Failure) {
      if failure.number > 0 { (number, step) = (failure.number, failure.step) }
      switch failure.reason {
      case .mismatch(let expected, let seen):
        (reason, self.expected, self.seen) = ("mismatch", expected, seen)
      case .mistake(let mistake): (reason, message) = ("mistake", mistake.message)
      case .neverIdle: reason = "restless"
      }
    }
  }

  let example: String
  let name: String
  let passed: Bool
  let steps: Int
  let failure: Failure?

  init(_ result: ScenarioResult) {
    (example, name) = (result.example.id, result.name)
    (passed, steps, failure) = (result.passed, result.steps, result.failure.map(Failure.init))
  }
}
