extension Measure {
  package static func membersBetween(_ one: TypeSelection, _ other: TypeSelection) -> Measure {
    Measure(
      "members that \(one.label) and \(other.label) name of each other", selections: [one, other],
      """
      Counts the members of \(one.words) that \(other.words) names, and the reverse, each of them once; undefined where \
      the same types play both.
      """,
      range: { model in
        let ranges = [(one, other), (other, one)].map { model.range(ofReferencesFrom: $0, to: $1, .any) }
        return 0...max(ranges[0].upperBound, ranges[1].upperBound)
      },
      variants: ["pairs of types instead of members": pairs(one, other)],
      .code { code in
        guard code.types(of: one) != code.types(of: other) else { return nil }
        return Figure(memberUses: code.memberUses(by: one, of: other) + code.memberUses(by: other, of: one))
      })
  }

  private static func pairs(_ one: TypeSelection, _ other: TypeSelection) -> Measure {
    Measure(
      "pairs of types between \(one.label) and \(other.label)", selections: [one, other],
      "Counts the pairs of types of \(one.words) and \(other.words) of which one names the other.",
      .code { code in Figure(links: code.links(from: one, to: other) + code.links(from: other, to: one)) })
  }
}
