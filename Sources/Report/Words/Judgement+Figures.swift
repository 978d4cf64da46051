import Verdicts

extension Judgement {
  /// The decisive figure of each example: `types: Greeting 4 against 3 (MVP), equal; Login 11 against 9 (MVVM), 1.2×`.
  package var figures: String {
    var last = ""
    return decisive.map { outcome in
      let name = outcome.assertion.measure.name
      defer { last = name }
      return (name == last ? "" : "\(name): ") + "\(outcome.example.name) \(outcome.figures)"
    }.joined(separator: "; ")
  }
}
