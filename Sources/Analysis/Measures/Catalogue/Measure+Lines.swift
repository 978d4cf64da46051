extension Measure {
  package static let lines = Measure(
    "lines", row: "lines of code", "Counts the lines, \(lineRule), of \(counted).",
    variants: ["wiring roles counted": linesWithWiring],
    .code { Figure(linesOf: $0.counted) })
}
