extension Measure {
  package static func valuesAsked(by: Party, of: Party) -> Measure {
    Measure(
      "values of \(of.label) asked by \(by.label)", parties: [by, of],
      """
      Counts the methods with a result that are called, and the properties that are read, of \(of.words) by \
      \(by.words), each of them once.
      """,
      .code { Figure(namings: $0.namings(by: by, of: of).filter(\.asksForValue)) })
  }
}
