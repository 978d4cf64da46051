extension Measure {
  package static let lookups = Measure(
    "look-ups by name",
    "Counts the places that find something by its name at run time: references that the compiler cannot see.",
    .code { Figure(counting: $0.lookups) })
}
