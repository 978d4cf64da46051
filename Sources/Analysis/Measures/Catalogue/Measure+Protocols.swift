extension Measure {
  package static let protocols = Measure(
    "protocols", row: "of them protocols", isPartOfRowAbove: true, "Counts the protocols among \(counted).",
    .code { Figure(types: $0.counted.filter(\.isProtocol)) })
}
