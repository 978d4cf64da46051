import Catalog
import Examples
import Measures

/// What came of one pattern's mutants.
public struct PatternMutants: Sendable, Codable, Hashable {
  /// The pattern's id.
  public let pattern: Card.ID
  /// What the pattern's code, unit tests and mutants were when this was measured.
  public let fingerprint: String
  /// The results, in the order of the mutations.
  public let results: [MutantResult]

  /// The mutants that no scenario noticed.
  public var survivors: [MutantResult] { results.filter { !$0.scenarios.kills } }

  /// The result of one mutation; nil if it was not tried.
  public func result(of mutation: Mutation) -> MutantResult? { results.first { $0.mutation == mutation } }

  /// How many of the mutants the scenarios noticed, or the pattern's own unit tests.
  public func noticed(by side: KeyPath<MutantResult, TestOutcome>) -> Int {
    results.count { $0[keyPath: side].kills }
  }

  /// The share of all mutants that they noticed, in per cent.
  public func share(by side: KeyPath<MutantResult, TestOutcome>) -> Double {
    Double(noticed(by: side)) * 100 / Double(max(1, results.count))
  }

  /// So few mutants tell nothing.
  private static let fewest = 10

  /// The share of an example's mutants that the pattern's own unit tests notice, in per cent; nil if there are too few.
  func score(in example: Example) -> Figure? {
    let results = results.filter { $0.mutation.example == example }
    guard results.count >= Self.fewest else { return nil }
    let evidence = results.map { result in
      let found =
        switch (result.unitTests.kills, result.unitTests.first) {
        case (false, _): "not noticed"
        case (true, let first?): "noticed by '\(first)'"
        case (true, nil): "noticed, as the tests do not end"
        }
      return Figure.Evidence(place: result.place, text: "\(result.mutation.rawValue): \(found)")
    }
    let share = Double(results.count { $0.unitTests.kills }) * 100 / Double(results.count)
    return Figure(value: share, evidence: evidence)
  }
}
