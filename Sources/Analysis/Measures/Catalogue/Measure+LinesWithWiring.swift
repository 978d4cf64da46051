extension Measure {
  package static let linesWithWiring = Measure(
    "lines with wiring", row: "with wiring roles", isPartOfRowAbove: true,
    """
    Counts the lines, \(lineRule), of the pattern's own types that play a role in the example, wiring included; the \
    composition root for all examples comes on top of them.
    """,
    .code { Figure(linesOf: $0.types) })
}
