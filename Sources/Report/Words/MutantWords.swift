import Comparison

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
  /// The number of mutants that the pattern's own unit tests noticed: `16 of 18`.
  var score: String { "\(noticed(by: \.unitTests)) of \(results.count)" }
}

extension MutantFindings {
  /// What is tried, in a line.
  var title: String {
    "\(counted(mutations.count, "mistake")) in \(counted(patterns.count, "pattern")), one at a time"
  }

  /// What came of it all, in a line.
  var totals: String {
    let byTests = patterns.map { $0.noticed(by: \.unitTests) }.reduce(0, +)
    return "\(counted(count, "mutant")): \(grouped(count - survivors.count)) noticed by the scenarios, "
      + "\(grouped(byTests)) by their patterns' own unit tests"
  }
}
