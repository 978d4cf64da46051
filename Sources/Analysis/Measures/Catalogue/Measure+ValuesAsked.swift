extension Measure {
  package static func valuesAsked(by: TypeSelection, of: TypeSelection) -> Measure {
    Measure(
      "values of \(of.label) asked by \(by.label)", selections: [by, of],
      """
      Counts the methods with a result that are called, and the properties that are read, of \(of.words) by \
      \(by.words), each of them once.
      """,
      range: { $0.range(ofReferencesFrom: by, to: of, .any) },
      .code { code in
        let uses = code.memberUses(by: by, of: of)
        return Figure(memberUses: uses.filter(\.asksForValue)).of(
          Int(Figure(memberUses: uses).value), "members used")
      })
  }
}
