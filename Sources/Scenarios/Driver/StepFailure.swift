/// Why a step did not hold.
public enum StepFailure: Error, Sendable, Equatable {
  /// The step cannot be done here.
  case mistake(StepMistake)
  /// What was seen is not what was expected.
  case mismatch(expected: String, seen: String)
  /// The program is still busy after very many rounds.
  case restless
}
