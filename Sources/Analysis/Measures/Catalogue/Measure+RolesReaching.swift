extension Measure {
  package static func rolesReaching(_ surrounding: Surrounding) -> Measure {
    let word = surrounding.rawValue.lowercased()
    return Measure(
      "roles that reach \(word)", arguments: [.surroundings([surrounding])],
      "Counts the roles, but for those that only wire, of which a type uses \(word) itself, and not only its values.",
      names: { $0.roles(reaching: [surrounding]).map(\.name) },
      isExact: true,
      range: { model in
        model.range(ofRoles: { $0.part != .wiring && model.allows($0, [surrounding]) })
      },
      .code { code in
        Figure(
          count: code.roles(reaching: [surrounding]).count,
          evidence: code.links(reaching: [surrounding]).flatMap(\.firstEvidence))
      })
  }
}
