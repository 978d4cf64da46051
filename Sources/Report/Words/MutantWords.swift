import Records
import Verdicts

extension TestOutcome {
  /// The number of failures for a table cell; a dash for none.
  var cell: String {
    switch ending {
    case .complete where failed == 0: "–"
    case .complete: grouped(failed)
    case .compileError: "c"
    // Tests that did not run might have failed too.
    case .crash, .timeout: "\(grouped(max(failed, 1)))+"
    }
  }

  /// The first failure and the number of further ones, and how the run ended.
  var words: String {
    switch ending {
    case .complete: failures ?? ""
    case .compileError: (failures ?? "") + "the code does not compile"
    case .crash: ended(by: "the program crashes")
    case .timeout: ended(by: "the program times out")
    }
  }

  private var failures: String? {
    guard let first, failed > 1 else { return first }
    return "\(first) and \(grouped(failed - 1)) more"
  }

  private func ended(by ending: String) -> String {
    guard let failures else { return ending }
    return "\(failures); then \(ending)"
  }
}
