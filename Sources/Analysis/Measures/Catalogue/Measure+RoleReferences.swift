extension Measure {
  package static func roleReferences(_ target: TargetKind) -> Measure {
    Measure(
      "\(target.adjective)references between roles", row: "role references, \(target.rawValue)",
      arguments: [.target(target)],
      """
      Counts the pairs of a type and \(target.words) of another role that it refers to, itself or by a member, \
      wiring apart\(target == .concrete ? "" : "; conforming counts too").
      """,
      .code { code in
        let links = code.linksBetweenRoles
        return Figure(links: links.filter(target.matches)).of(links.count, "references between roles")
      })
  }
}
