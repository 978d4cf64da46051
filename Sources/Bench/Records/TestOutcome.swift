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
    /// The code does not compile, so nothing was run.
    case compileError
  }

  /// The number that were run to their end.
  public let count: Int
  /// The names of all that failed.
  public let names: [String]
  /// How the run ended.
  public let ending: Ending

  /// Creates an outcome; of a program that crashed only that, as chance decides what it ran before.
  public init(count: Int, failed names: [String], ending: Ending = .complete) {
    let isKnown = ending != .crash
    self.count = isKnown ? count : 0
    self.names = isKnown ? names : []
    self.ending = ending
  }

  /// The number that failed.
  public var failed: Int { names.count }

  /// The name of the first that failed.
  public var first: String? { names.first }

  /// The outcome without any test.
  public static let none = TestOutcome(count: 0, failed: [])

  /// The outcome of a run that was impossible, as the code does not compile.
  package static let compileError = TestOutcome(count: 0, failed: [], ending: .compileError)

  /// Whether the mutant was killed: noticed by a failure, a crash, a timeout or the compiler.
  public var kills: Bool { failed > 0 || ending != .complete }
}
