extension Measure {
  package static let linesOfWiring = Measure(
    "lines of wiring",
    """
    Counts the lines, \(lineRule), of the pattern's own types of wiring roles, protocols included; the composition root \
    for all examples comes on top of them.
    """,
    .code { Figure(linesOf: $0.types.filter(\.isWiring)) })
}
