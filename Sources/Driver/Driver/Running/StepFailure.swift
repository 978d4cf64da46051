/// The reason why a step failed.
public enum StepFailure: Error, Sendable, Equatable, Codable {
  /// The step cannot be performed here.
  case mistake(StepMistake)
  /// The actual state differs from the expected one.
  case mismatch(expected: String, seen: String)
  /// The program is still busy after 5000 turns of the main actor.
  case neverIdle
}
