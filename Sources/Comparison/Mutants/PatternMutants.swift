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
