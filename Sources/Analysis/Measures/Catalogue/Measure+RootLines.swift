extension Measure {
  package static let rootLines = Measure(
    "lines of the composition root", row: "of it the composition root", isPartOfRowAbove: true,
    """
    Counts the lines, \(lineRule), of the composition root without the methods that show another example; what all \
    examples share counts in each.
    """,
    range: atLeastOne,
    .code { code in
      Figure(count: code.root.lines(for: code.example), evidence: code.root.evidence(for: code.example))
    })
}
