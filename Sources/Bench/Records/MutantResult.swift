import Catalog
import CodeGraph

/// The result of one mutant of a pattern.
public struct MutantResult: Sendable, Codable, Hashable {
  /// The first thing that notices a mutant, from the earliest on.
  public enum Detection: String, Sendable, CaseIterable {
    /// The code does not compile.
    case compileError = "compile error"
    /// A signal ends the program, in a scenario or a unit test.
    case crash
    /// A unit test through the logic fails or times out.
    case test = "noticed by a test"
    /// A unit test of a part alone fails or times out, and none through the logic.
    case part = "noticed by a part's own test"
    /// A scenario fails or times out, and no unit test.
    case scenario = "noticed by a scenario"
    /// Nothing fails.
    case silent
  }

  /// The mutation.
  public let mutation: Mutation
  /// The place of the change.
  public let place: Place
  /// The compiler's first error; nil if the mutant compiles.
  public let compileError: String?
  /// The outcome of the scenarios.
  public let scenarios: TestOutcome
  /// The outcome of the pattern's unit tests through the logic.
  public let logicTests: TestOutcome
  /// The outcome of the pattern's unit tests of one part alone, of which it may have none.
  public let partTests: TestOutcome

  /// Creates a result.
  package init(
    mutation: Mutation, place: Place, compileError: String? = nil, scenarios: TestOutcome,
    logicTests: TestOutcome, partTests: TestOutcome
  ) {
    self.mutation = mutation
    self.place = place
    self.compileError = compileError
    self.scenarios = scenarios
    self.logicTests = logicTests
    self.partTests = partTests
  }

  /// The first thing that notices the mutant.
  public var detection: Detection {
    if compileError != nil { return .compileError }
    if [scenarios, logicTests, partTests].contains(where: { $0.ending == .crash }) { return .crash }
    if logicTests.kills { return .test }
    if partTests.kills { return .part }
    return scenarios.kills ? .scenario : .silent
  }
}
