extension Measure {
  /// The number of lines of the types that are neither blank nor comment only.
  public static let lines = Measure(
    "lines", row: "lines of code", "Counts the lines, \(lineRule), of \(counted)."
  ) {
    Figure(linesOf: $0.counted)
  }
}
