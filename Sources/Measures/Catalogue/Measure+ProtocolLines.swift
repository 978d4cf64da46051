extension Measure {
  /// The number of lines of protocols.
  public static let protocolLines = Measure(
    "lines in protocols", row: "in protocols", isPartOfRowAbove: true,
    "Counts the lines of the protocols, whatever their role, \(lineRule)."
  ) {
    Figure(linesOf: $0.counted.filter(\.isProtocol))
  }
}
