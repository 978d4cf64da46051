extension Measure {
  /// The number of places that find something by its name at run time.
  public static let lookups = Measure(
    "look-ups by name",
    "Counts the places that find something by its name at run time: references that the compiler cannot see."
  ) {
    Figure(counting: $0.lookups)
  }
}
