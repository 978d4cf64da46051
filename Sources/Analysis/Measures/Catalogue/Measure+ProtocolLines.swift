extension Measure {
  package static let protocolLines = Measure(
    "lines in protocols", row: "in protocols", isPartOfRowAbove: true,
    "Counts the lines of the protocols, whatever their role, \(lineRule).",
    .code { Figure(linesOf: $0.counted.filter(\.isProtocol)) })
}
