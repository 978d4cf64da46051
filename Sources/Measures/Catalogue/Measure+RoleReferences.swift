extension Measure {
  package static func roleReferences(_ target: TargetKind) -> Measure {
    Measure(
      "\(target.adjective)references between roles", row: "role references, \(target.rawValue)",
      """
      Counts the pairs of types of different roles, wiring apart, the first naming the second by \
      \(target.words)\(target == .concrete ? "" : "; fulfilling it counts too").
      """,
      .code { Figure(links: $0.linksBetweenRoles.filter(target.matches)) })
  }
}
