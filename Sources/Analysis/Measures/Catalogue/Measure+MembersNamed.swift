extension Measure {
  package static func membersNamed(by: TypeSelection, of: TypeSelection) -> Measure {
    Measure(
      "members of \(of.label) named by \(by.label)", selections: [by, of],
      "Counts the members of \(of.words) that are named by \(by.words), each of them once.",
      range: { $0.range(ofReferencesFrom: by, to: of, .any) },
      .code { Figure(memberUses: $0.memberUses(by: by, of: of)) })
  }
}
