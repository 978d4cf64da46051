extension Measure {
  package static func rolesNaming(_ surroundings: [Surrounding]) -> Measure {
    let words = surroundings.map { $0.rawValue.lowercased() }.joined(separator: " or ")
    return Measure(
      "roles that name \(words)", "Counts the roles of which a type names \(words).",
      names: { $0.roles(naming: surroundings).map(\.name) },
      .code { code in
        Figure(
          count: code.roles(naming: surroundings).count,
          evidence: code.links(naming: surroundings).flatMap(\.firstEvidence))
      })
  }
}
