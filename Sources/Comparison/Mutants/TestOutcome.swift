/// The outcome of running tests or scenarios against a mutant.
public struct TestOutcome: Sendable, Codable, Hashable {
  /// How the run ended.
  public enum Ending: String, Sendable, Codable, Hashable {
    /// All were run.
    case complete
    /// A signal ended the program.
    case crash
    /// The program was ended after a timeout.
    case timeout
  }

  /// The number that were run to their end.
  public let count: Int
  /// The number that failed.
  public let failed: Int
  /// The name of the first that failed.
  public let first: String?
  /// How the run ended.
  public let ending: Ending

  /// Creates an outcome.
  public init(count: Int, failed: [String], ending: Ending = .complete) {
    self.count = count
    self.failed = failed.count
    first = failed.first
    self.ending = ending
  }

  /// Whether the mutant was killed: noticed by a failure, a crash or a timeout.
  public var kills: Bool { failed > 0 || ending != .complete }
}
