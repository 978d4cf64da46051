extension Measure {
  package static let linesOfWiring = Measure(
    "lines of wiring", row: "wiring and root, on top", isPartOfRowAbove: true,
    """
    Counts the lines, \(lineRule), of the pattern's own types of wiring roles, protocols included, and of the \
    composition root: all but its methods that show another example.
    """,
    range: atLeastOne,
    .code { code in Figure(linesOf: code.types.filter(\.isWiring), andRootOf: code) })
}
