extension Measure {
  /// The number of lines of the roles that only wire; ``lines`` leaves them out.
  public static let wiringLines = Measure(
    "lines in wiring roles", row: "of wiring roles, apart",
    """
    Counts the lines of the roles that only put parts together, \(lineRule); the entry for both examples \
    comes on top of them.
    """
  ) {
    Figure(linesOf: $0.units.filter(\.isWiring))
  }
}
