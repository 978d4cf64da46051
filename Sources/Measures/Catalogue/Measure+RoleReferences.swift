extension Measure {
  package static func roleReferences(_ through: Through) -> Measure {
    Measure(
      "\(through.adjective)references between roles", row: "role references, \(through.rawValue)",
      """
      Counts the pairs of types of different roles, wiring apart, the first naming the second by \
      \(through.words)\(through == .concrete ? "" : "; fulfilling it counts too").
      """,
      .code { Figure(links: $0.linksBetweenRoles.filter(through.admits)) })
  }
}
