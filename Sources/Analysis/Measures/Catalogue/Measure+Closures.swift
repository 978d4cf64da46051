extension Measure {
  package static let closures = Measure(
    "members that take or hold a function",
    "Counts the members that store, take or return a function, wiring included; the index does not record which code it runs.",
    .code { Figure(counting: $0.closures) })
}
