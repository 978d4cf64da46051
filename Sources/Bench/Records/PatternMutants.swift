import Catalog
import Examples
import Foundation
import Measures
import Processes

/// The results of one pattern's mutants.
public struct PatternMutants: Sendable, Codable, Hashable {
  /// The pattern's id.
  public let pattern: Card.ID
  /// The fingerprint of the pattern's code, unit tests and mutants at the time of the run.
  public let fingerprint: String
  /// The results, in the order of the mutations.
  public let results: [MutantResult]
  /// The unit tests; nil if only some mutants were run.
  public let unitTests: UnitTests?
  /// The names that the declaration of each test double lists, by its name: read from the source text, not recorded.
  public internal(set) var conformances: [String: Set<String>] = [:]

  private enum CodingKeys: CodingKey { case pattern, fingerprint, results, unitTests }

  /// Creates the results of a pattern.
  package init(
    pattern: Card.ID, fingerprint: String, results: [MutantResult], unitTests: UnitTests? = nil
  ) {
    self.pattern = pattern
    self.fingerprint = fingerprint
    self.results = results
    self.unitTests = unitTests
  }

  /// Whether these are the results of all mistakes of a pattern with the code that a package has now.
  package func isFresh(for card: Card, in package: URL, after shared: Fingerprint? = nil) -> Bool {
    pattern == card.id && results.map(\.mutation) == card.mutants.map(\.mutation)
      && fingerprint == CodeFingerprint(of: card, in: package, after: shared).text
  }

  /// The mutants that no scenario noticed.
  public var survivors: [MutantResult] { results.filter { !$0.scenarios.kills } }

  /// The result of one mutation; nil if it was not run.
  public func result(of mutation: Mutation) -> MutantResult? { results.first { $0.mutation == mutation } }

  /// The number of mutants that the scenarios or the unit tests noticed.
  public func noticed(by side: KeyPath<MutantResult, TestOutcome>) -> Int {
    results.count { $0[keyPath: side].kills }
  }

  /// The minimum number of mutants for a share.
  private static let fewest = 10

  /// The figure for a measure of unit tests and mutants; nil for any other measure, without the code that it needs, and for a
  /// division by zero.
  public func figure(for measure: Measure, in example: Example, of code: PatternCode? = nil) -> Figure? {
    switch measure.origin {
    case .code: nil
    case .mutants(let compute): compute(tested(in: example))
    case .codeAndTests(let compute):
      code.flatMap { code in recordedTests(of: example).flatMap { compute(code, $0) } }
    }
  }

  /// An example's unit tests of both kinds with the protocols of their doubles; nil without a record of them.
  private func recordedTests(of example: Example) -> RecordedTests? {
    unitTests.map { unitTests in
      RecordedTests(
        tests: unitTests.logicTests(of: example) + unitTests.partTests(of: example),
        conformances: conformances)
    }
  }

  /// An example's unit tests, test doubles and mutants.
  private func tested(in example: Example) -> TestedCode {
    let none = TestedCode.Tests(tests: [], doubles: [])
    let results = results.filter { $0.mutation.example == example }
    return TestedCode(
      logic: unitTests?.tests(.logic, of: example) ?? none,
      parts: unitTests?.tests(.part, of: example) ?? none,
      mutants: results.count < Self.fewest
        ? []
        : results.map { result in
          TestedCode.Mutant(
            name: result.mutation.rawValue, place: result.place, compiles: result.compileError == nil,
            crashes: result.detection == .crash,
            isComplete: result.logicTests.ending == .complete, failing: result.logicTests.names,
            isNoticedByPart: result.partTests.kills)
        })
  }
}
