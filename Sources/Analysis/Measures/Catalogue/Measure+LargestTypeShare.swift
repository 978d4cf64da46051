extension Measure {
  package static let largestTypeShare = Measure(
    "share of the largest type", in: .percent,
    "Divides the lines of the type that has most of them by those of all, wiring roles included, \(lineRule).",
    variants: ["wiring roles left out": unwired, "the mean instead of the sum": toMean],
    .code { code in share(of: code.types) })

  private static let unwired = Measure(
    "share of the largest type, wiring apart", in: .percent,
    "Divides the lines of the type that has most of them by those of all, wiring apart, \(lineRule).",
    .code { code in share(of: code.counted) })

  private static let toMean = Measure(
    "largest type to the mean", in: .times,
    "Divides the lines of the type that has most of them by the mean of all, wiring roles included, \(lineRule).",
    .code { code in
      share(of: code.types).map { Figure(value: $0.value / 100 * Double(code.types.count)) }
    })

  private static func share(of units: [PatternCode.ClassifiedType]) -> Figure? {
    guard units.lines > 0, let largest = units.max(by: { $0.lines < $1.lines }) else { return nil }
    return Figure(
      value: 100 * Double(largest.lines) / Double(units.lines), evidence: Figure(linesOf: [largest]).evidence)
  }
}
