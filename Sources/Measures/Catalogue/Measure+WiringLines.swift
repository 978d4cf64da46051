extension Measure {
  package static let wiringLines = Measure(
    "lines in wiring roles", row: "of wiring roles, apart",
    """
    Counts the lines of the roles that only put parts together, \(lineRule); the entry for both examples \
    comes on top of them.
    """,
    .code { Figure(linesOf: $0.types.filter(\.isWiring)) })
}
