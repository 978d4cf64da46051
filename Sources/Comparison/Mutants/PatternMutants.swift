import Catalog
import Examples
import Measures

/// The results of one pattern's mutants.
public struct PatternMutants: Sendable, Codable, Hashable {
  /// The pattern's id.
  public let pattern: Card.ID
  /// The fingerprint of the pattern's code, unit tests and mutants at the time of the run.
  public let fingerprint: String
  /// The results, in the order of the mutations.
  public let results: [MutantResult]

  /// The mutants that no scenario noticed.
  public var survivors: [MutantResult] { results.filter { !$0.scenarios.kills } }

  /// The result of one mutation; nil if it was not run.
  public func result(of mutation: Mutation) -> MutantResult? { results.first { $0.mutation == mutation } }

  /// The number of mutants that the scenarios or the unit tests noticed.
  public func noticed(by side: KeyPath<MutantResult, TestOutcome>) -> Int {
    results.count { $0[keyPath: side].kills }
  }

  /// The share of mutants that the scenarios or the unit tests noticed, in per cent.
  public func share(by side: KeyPath<MutantResult, TestOutcome>) -> Double {
    Double(noticed(by: side)) * 100 / Double(max(1, results.count))
  }

  /// The minimum number of mutants for a score.
  private static let fewest = 10

  /// The share of an example's mutants that the unit tests noticed, in per cent; nil if there are too few mutants.
  func score(in example: Example) -> Figure? {
    let results = results.filter { $0.mutation.example == example }
    guard results.count >= Self.fewest else { return nil }
    let evidence = results.map { result in
      let found =
        switch (result.unitTests.kills, result.unitTests.first) {
        case (false, _): "not noticed"
        case (true, let first?): "noticed by '\(first)'"
        case (true, nil): "noticed, as the tests time out or crash"
        }
      return Figure.Evidence(place: result.place, text: "\(result.mutation.rawValue): \(found)")
    }
    let share = Double(results.count { $0.unitTests.kills }) * 100 / Double(results.count)
    return Figure(value: share, evidence: evidence)
  }
}
