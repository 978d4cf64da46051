extension Measure {
  package static let lines = Measure(
    "lines", row: "lines of code", "Counts the lines, \(lineRule), of \(counted).",
    range: atLeastOne, variants: ["wiring and root counted": linesWithWiring],
    .code { Figure(linesOf: $0.counted) })
}
