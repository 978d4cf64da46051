extension Measure {
  package static let cyclesAtRunTime = Measure(
    "types in run-time cycles",
    """
    Counts the types, wiring included, in dependency cycles at run time: a reference to a protocol leads to the conforming \
    types, and a conformance is no reference.
    """,
    .code { Figure(types: $0.cyclesAtRunTime.flatMap(\.self)) })
}
