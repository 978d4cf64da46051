extension Measure {
  /// The number of different members of one party that another names.
  public static func membersNamed(by: Party, of: Party) -> Measure {
    Measure(
      "members of \(of.label) named by \(by.label)", parties: [by, of],
      "Counts the members of \(of.words) that are named by \(by.words), each of them once."
    ) {
      Figure(namings: $0.namings(by: by, of: of))
    }
  }
}
