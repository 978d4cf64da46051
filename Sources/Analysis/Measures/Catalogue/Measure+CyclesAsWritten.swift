extension Measure {
  package static let cyclesAsWritten = Measure(
    "types in cycles as written",
    """
    Counts the types, wiring included, that reach one another by what they name: strongly connected components of two or more, \
    Tarjan 1972.
    """,
    .code { Figure(types: $0.cyclesAsWritten.flatMap(\.self)) })
}
