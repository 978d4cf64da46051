extension Measure {
  package static let types = Measure(
    "types", "Counts \(counted), protocols included.",
    .code { Figure(types: $0.counted) })
}
