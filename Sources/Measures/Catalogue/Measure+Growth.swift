extension Measure {
  package static func growth(of measure: Measure) -> Measure {
    Measure(
      "growth of \(measure.name)", in: .times, selections: measure.selections,
      "Divides the figure of Login by that of Greeting, for \(measure.name).", .growth(of: measure))
  }
}
