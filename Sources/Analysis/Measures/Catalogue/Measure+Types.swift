extension Measure {
  package static let types = Measure(
    "types", "Counts \(counted), protocols included.",
    range: atLeastOne,
    variants: ["protocols left out": concreteTypes, "wiring and root counted": typesWithWiring],
    .code { Figure(types: $0.counted) })

  private static let concreteTypes = Measure(
    "concrete types", "Counts \(counted), protocols left out.", range: atLeastOne,
    .code { Figure(types: $0.counted.filter { !$0.isProtocol }) })
}
