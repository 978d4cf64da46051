import Catalog
import Comparison
import Examples

extension TestOutcome {
  /// How many failed, for a cell of a table; a dash if nothing was noticed.
  var cell: String {
    switch ending {
    case .complete: failed == 0 ? "–" : grouped(failed)
    // Whatever it would have failed of the rest.
    case .crash, .impatience: "\(grouped(max(failed, 1)))+"
    }
  }

  /// What noticed it, in words: the first that failed, and how many more.
  var words: String {
    let more = failed > 1 ? " and \(grouped(failed - 1)) more" : ""
    let end =
      switch ending {
      case .complete: ""
      case .crash: first == nil ? "the program crashes" : "; then the program crashes"
      case .impatience: first == nil ? "the program does not end" : "; then the program does not end"
      }
    return (first.map { "\($0)\(more)" } ?? "") + end
  }
}

extension PatternMutants {
  /// How many of the mutants the pattern's own unit tests noticed.
  var killedByUnitTests: Int { results.count { $0.unitTests.kills } }

  /// The share of them: `16 of 18`.
  var score: String { "\(killedByUnitTests) of \(results.count)" }
}

extension MutantFindings {
  /// The result for a mutation, pattern by pattern.
  func results(of mutation: Mutation) -> [(pattern: Card.ID, result: MutantResult)] {
    patterns.compactMap { pattern in
      pattern.results.first { $0.mutation == mutation }.map { (pattern.pattern, $0) }
    }
  }

  /// What one side made of a mutation, pattern by pattern; empty where it was not tried.
  func cells(of mutation: Mutation, _ side: KeyPath<MutantResult, TestOutcome>) -> [String] {
    patterns.map { pattern in
      pattern.results.first { $0.mutation == mutation }?[keyPath: side].cell ?? ""
    }
  }

  /// What is tried, in a line.
  var title: String {
    "\(counted(mutations.count, "mistake")) in \(counted(patterns.count, "pattern")), one at a time"
  }

  /// What came of it all, in a line.
  var totals: String {
    let killed = count - survivors.count
    return "\(counted(count, "mutant")): \(grouped(killed)) noticed by the scenarios, "
      + "\(grouped(patterns.map(\.killedByUnitTests).reduce(0, +))) by their patterns' own unit tests"
  }
}
