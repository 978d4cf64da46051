extension Measure {
  package static let closures = Measure(
    "members that take or hold a function",
    "Counts the members whose type has a function in it: whom it calls is decided elsewhere.",
    .code { Figure(counting: $0.closures) })
}
