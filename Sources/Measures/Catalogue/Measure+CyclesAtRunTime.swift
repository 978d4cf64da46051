extension Measure {
  package static let cyclesAtRunTime = Measure(
    "types in run-time cycles",
    """
    Counts the types that reach one another where naming a protocol reaches the types that fulfil it, and \
    fulfilling one reaches nobody.
    """,
    .code { Figure(types: $0.cyclesAtRunTime.flatMap(\.self)) })
}
