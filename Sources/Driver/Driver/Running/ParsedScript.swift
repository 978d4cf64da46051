import Synchronization

/// The steps of a script, parsed when they are first needed: a report on the results needs only the names of scenarios.
final class ParsedScript: Sendable {
  private let script: String
  private let kept: Mutex<Result<[Step], StepMistake>?>

  init(_ script: String) {
    self.script = script
    kept = Mutex(nil)
  }

  /// A script of which it is known that it is wrong.
  init(failing mistake: StepMistake) {
    script = ""
    kept = Mutex(.failure(mistake))
  }

  /// The steps, or the first parse error.
  var steps: Result<[Step], StepMistake> {
    kept.withLock { kept in
      let steps = kept ?? parsed
      kept = steps
      return steps
    }
  }

  private var parsed: Result<[Step], StepMistake> {
    Result { () throws(StepMistake) in
      let steps = try StepParser.steps(from: script)
      if steps.isEmpty { throw StepMistake("the scenario has no steps") }
      return steps
    }
  }
}
