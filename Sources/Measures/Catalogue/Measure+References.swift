extension Measure {
  package static func references(from: TypeSelection, to: TypeSelection, _ target: TargetKind) -> Measure {
    Measure(
      "\(target.adjective)references \(from.label) → \(to.label)", selections: [from, to],
      """
      Counts the pairs of a type of \(from.words) and \(target.words) of \(to.words) that it refers to, itself or by \
      a member, as in the reflexion models of Murphy, Notkin and Sullivan 1995.
      """,
      .code { Figure(links: $0.links(from: from, to: to).filter(target.matches)) })
  }
}
