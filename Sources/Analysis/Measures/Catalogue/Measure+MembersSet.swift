extension Measure {
  package static func membersSet(by: TypeSelection, of: TypeSelection) -> Measure {
    Measure(
      "members of \(of.label) set by \(by.label)", selections: [by, of],
      "Counts the properties of \(of.words) that \(by.words) sets, each of them once; those of the type itself apart.",
      range: { $0.range(ofReferencesFrom: by, to: of, .any) },
      .code { code in
        let uses = code.memberUses(by: by, of: of)
        let set = uses.filter { use in use.references.contains { $0.kind == .writes } }
        return Figure(memberUses: set).of(Int(Figure(memberUses: uses).value), "members used")
      })
  }
}
