import Verdicts

extension MissingVerdict {
  /// The word in place of the verdict; nil if the claim's kind stands there.
  var label: String? {
    switch self {
    case .unmeasurable, .staleRecord: nil
    case .misuse: "contrast"
    case .fixed: "fixed"
    case .tie: "tie"
    case .notApplicable: "left out"
    }
  }

  /// The reason, and the remedy if there is one.
  var words: String {
    switch self {
    case .unmeasurable(let names):
      """
      cannot be decided: \
      the code of \(names.joined(separator: ", ")) cannot be measured
      """
    case .staleRecord:
      """
      undecided: the recorded test results are older than the code; \
      '.ci/records' renews them
      """
    case .misuse: "this contrast is written to show it, so it is no evidence"
    case .fixed: "follows from the cards, so it is no evidence"
    case .tie: "can only tie, so it is no evidence"
    case .notApplicable(let reasons):
      "not applicable: \(reasons.map(\.words).joined(separator: "; "))"
    }
  }
}
