/// A reason why scenarios have no results.
public enum ScenarioProcessError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The system could not start a process.
  case notStarted(reason: String)
  /// A signal ended the process that was to run the pattern.
  case signal(Int32, pattern: String)
  /// The process exited before it had run the pattern.
  case exit(code: Int32, pattern: String)
  /// The process sent something else than the pattern's results.
  case invalidAnswer(pattern: String)

  /// The reason, then the remedy.
  public var description: String {
    switch self {
    case .notStarted(let reason):
      "The processes for the scenarios cannot be started (\(reason)). Name a single pattern: it needs none."
    case .signal(let number, let pattern): Self.text("signal \(number) ended their process", of: pattern)
    case .exit(let code, let pattern): Self.text("their process ended with exit code \(code)", of: pattern)
    case .invalidAnswer(let pattern): Self.text("their process sent an invalid answer", of: pattern)
    }
  }

  private static func text(_ cause: String, of pattern: String) -> String {
    "The scenarios of '\(pattern)' have no results: \(cause). "
      + "'compare scenarios \(pattern)' runs them alone and prints the message of a crash."
  }
}
