extension Measure {
  /// The number of members that hold or take a function.
  public static let closures = Measure(
    "members that take or hold a function",
    "Counts the members whose type has a function in it: whom it calls is decided elsewhere."
  ) {
    Figure(counting: $0.closures)
  }
}
