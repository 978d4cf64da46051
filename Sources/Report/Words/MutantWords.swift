import Comparison

extension TestOutcome {
  /// The number of failures for a table cell; a dash for none.
  var cell: String {
    switch ending {
    case .complete: failed == 0 ? "–" : grouped(failed)
    case .compileError: "c"
    // Tests that did not run might have failed too.
    case .crash, .timeout: "\(grouped(max(failed, 1)))+"
    }
  }

  /// The first failure and the number of further ones.
  var words: String {
    let more = failed > 1 ? " and \(grouped(failed - 1)) more" : ""
    let end =
      switch ending {
      case .complete: ""
      case .compileError: "the code does not compile"
      case .crash: first == nil ? "the program crashes" : "; then the program crashes"
      case .timeout: first == nil ? "the program times out" : "; then the program times out"
      }
    return (first.map { "\($0)\(more)" } ?? "") + end
  }
}

extension MutantResult {
  /// The first thing that notices the mutant, with the compiler's message.
  var outcome: String {
    detection.rawValue + (compileError.map { ": \($0)" } ?? "")
  }
}

extension MutantFindings {
  /// The mutations and patterns in one line.
  var title: String {
    "\(counted(mutations.count, "mistake")) in \(counted(patterns.count, "pattern")), one at a time"
  }

  /// The results in one line.
  var totals: String {
    let byTests = patterns.map { $0.noticed(by: \.unitTests) }.reduce(0, +)
    return "\(counted(count, "mutant")): \(grouped(count - survivors.count)) noticed by the scenarios, "
      + "\(grouped(byTests)) by their patterns' own unit tests"
  }
}
