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
    /// A unit test of the pattern fails or times out.
    case test = "noticed by a test"
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
  /// The outcome of the pattern's own unit tests.
  public let unitTests: TestOutcome

  /// Creates a result.
  package init(
    mutation: Mutation, place: Place, compileError: String? = nil, scenarios: TestOutcome,
    unitTests: TestOutcome
  ) {
    self.mutation = mutation
    self.place = place
    self.compileError = compileError
    self.scenarios = scenarios
    self.unitTests = unitTests
  }

  /// The first thing that notices the mutant.
  public var detection: Detection {
    if compileError != nil { return .compileError }
    if [scenarios, unitTests].contains(where: { $0.ending == .crash }) { return .crash }
    return unitTests.kills ? .test : scenarios.kills ? .scenario : .silent
  }
}
