extension Measure {
  package static let typesWithWiring = Measure(
    "types with wiring", row: "with wiring roles", isPartOfRowAbove: true,
    "Counts the pattern's own types that play a role in the example, wiring and protocols included.",
    .code { Figure(types: $0.types) })
}
