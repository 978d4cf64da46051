extension Measure {
  /// A count in the example as a multiple of the same count in the next smaller example.
  package static func growth(of measure: Measure) -> Measure {
    Measure(
      "growth of \(measure.name)", in: .times, row: "growth from the example before", isPartOfRowAbove: true,
      arguments: [.measure(measure.id)],
      "Divides the \(measure.name) of the example by those of the next smaller example that the pattern has.",
      .code { code in
        guard case .code(let figure) = measure.origin, let before = code.smaller.last.flatMap(figure),
          before.value > 0
        else { return nil }
        return figure(code)?.divided(by: Int(before.value))
      })
  }
}
