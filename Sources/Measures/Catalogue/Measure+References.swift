extension Measure {
  package static func references(from: Party, to: Party, _ through: Through) -> Measure {
    Measure(
      "\(through.adjective)references \(from.label) → \(to.label)", parties: [from, to],
      """
      Counts the pairs of a type of \(from.words) and another of \(to.words) that it names by \
      \(through.words), grouped as in the reflexion models of Murphy, Notkin and Sullivan 1995.
      """,
      .code { Figure(links: $0.links(from: from, to: to).filter(through.admits)) })
  }
}
