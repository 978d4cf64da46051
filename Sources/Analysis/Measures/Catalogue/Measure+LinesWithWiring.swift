extension Measure {
  package static let linesWithWiring = Measure(
    "lines with wiring", row: "with wiring and root", isPartOfRowAbove: true,
    """
    Counts the lines, \(lineRule), of the pattern's own types that play a role in the example, wiring included, and of \
    the composition root: all but its methods that show another example.
    """,
    range: atLeastOne,
    .code { code in Figure(linesOf: code.types, andRootOf: code) })
}
