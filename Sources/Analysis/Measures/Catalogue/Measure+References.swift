extension Measure {
  package static func references(from: TypeSelection, to: TypeSelection, _ target: TargetKind) -> Measure {
    Measure(
      "\(target.adjective)references \(from.label) → \(to.label)", selections: [from, to],
      arguments: [.target(target)],
      """
      Counts the pairs of a type of \(from.words) and \(target.words) of \(to.words) that it refers to, itself or by \
      a member, as in the reflexion models of Murphy, Notkin and Sullivan 1995.
      """,
      range: { $0.range(ofReferencesFrom: from, to: to, target) },
      .code { code in
        let sources = Set(code.types(of: from))
        return Figure(links: code.links(from: from, to: to).filter(target.matches))
          .of(code.links.count { sources.contains($0.from) }, "references of \(from.words)")
      })
  }
}
