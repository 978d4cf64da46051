import Records
import Verdicts

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
