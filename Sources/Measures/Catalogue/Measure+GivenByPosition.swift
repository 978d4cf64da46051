extension Measure {
  /// The number of references that the index gives to no declaration.
  public static let givenByPosition = Measure(
    "references told by position only",
    "Counts the references that the index gives to no declaration; they are counted for the one around them."
  ) {
    Figure(value: Double($0.givenByPosition))
  }
}
