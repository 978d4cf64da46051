extension Measure {
  /// The number of protocols among the types.
  public static let protocols = Measure(
    "protocols", row: "of them protocols", isPartOfRowAbove: true, "Counts the protocols among \(counted)."
  ) {
    Figure(types: $0.counted.filter(\.isProtocol))
  }
}
