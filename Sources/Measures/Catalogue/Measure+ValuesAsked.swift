extension Measure {
  package static func valuesAsked(by: TypeSelection, of: TypeSelection) -> Measure {
    Measure(
      "values of \(of.label) asked by \(by.label)", selections: [by, of],
      """
      Counts the methods with a result that are called, and the properties that are read, of \(of.words) by \
      \(by.words), each of them once.
      """,
      .code { Figure(memberUses: $0.memberUses(by: by, of: of).filter(\.asksForValue)) })
  }
}
