import Verdicts

extension Judgement {
  /// The decisive figure of each example.
  ///
  /// For example `types: Greeting 4 against 3 (MVP), equal; Login 11 against 9
  /// (MVVM), 1.2×`.
  package var figures: String {
    var texts: [String] = []
    var last: String?
    for outcome in decisive {
      let name = outcome.assertion.measure.name
      let figures = "\(outcome.example.name) \(outcome.figures)"
      // A measure is named once for consecutive examples.
      let lead = if name == last { "" } else { "\(name): " }
      texts.append("\(lead)\(figures)")
      last = name
    }
    return texts.joined(separator: "; ")
  }
}
