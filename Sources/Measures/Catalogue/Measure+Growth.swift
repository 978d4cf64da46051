extension Measure {
  package static func growth(of measure: Measure) -> Measure {
    Measure(
      "growth of \(measure.name)", in: .times, selections: measure.selections,
      "Divides the figure by that of the next smaller example, for \(measure.name).", .growth(of: measure))
  }
}
