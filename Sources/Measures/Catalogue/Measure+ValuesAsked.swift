extension Measure {
  /// The number of different members with a value that one party names of another.
  public static func valuesAsked(by: Party, of: Party) -> Measure {
    Measure(
      "values of \(of.label) asked by \(by.label)", parties: [by, of],
      """
      Counts the methods with a result that are called, and the properties that are read, of \(of.words) by \
      \(by.words), each of them once.
      """
    ) {
      Figure(namings: $0.namings(by: by, of: of).filter(\.asksForValue))
    }
  }
}
