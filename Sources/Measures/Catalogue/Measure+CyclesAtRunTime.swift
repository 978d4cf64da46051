extension Measure {
  /// The number of types in cycles at run time, through the protocols that they name.
  public static let cyclesAtRunTime = Measure(
    "types in run-time cycles",
    """
    Counts the types that reach one another where naming a protocol reaches the types that fulfil it, and \
    fulfilling one reaches nobody.
    """
  ) {
    Figure(types: $0.cyclesAtRunTime.flatMap(\.self))
  }
}
