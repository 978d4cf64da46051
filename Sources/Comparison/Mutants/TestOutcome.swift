/// What came of running tests or scenarios against a mutant.
public struct TestOutcome: Sendable, Codable, Hashable {
  /// How the run ended.
  public enum Ending: String, Sendable, Codable, Hashable {
    /// All of them were run.
    case complete
    /// The program was ended by a signal before that.
    case crash
    /// The program was ended because it took too long.
    case impatience
  }

  /// How many were run to their end.
  public let count: Int
  /// How many of them failed.
  public let failed: Int
  /// The name of the first that failed.
  public let first: String?
  /// How the run ended.
  public let ending: Ending

  /// Puts an outcome together.
  public init(count: Int, failed: [String], ending: Ending = .complete) {
    self.count = count
    self.failed = failed.count
    first = failed.first
    self.ending = ending
  }

  /// Whether the mutant was noticed, and so killed.
  public var kills: Bool { failed > 0 || ending != .complete }
}
