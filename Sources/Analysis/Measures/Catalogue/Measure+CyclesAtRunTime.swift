extension Measure {
  package static let cyclesAtRunTime = Measure(
    "types in run-time cycles",
    """
    Counts the types, wiring included, that reach one another where naming a protocol reaches the types that conform to it, and \
    a conformance leads nowhere.
    """,
    .code { Figure(types: $0.cyclesAtRunTime.flatMap(\.self)) })
}
