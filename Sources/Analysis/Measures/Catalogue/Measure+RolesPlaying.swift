extension Measure {
  package static func rolesPlaying(_ part: Part) -> Measure {
    Measure(
      "roles for \(part.rawValue)", arguments: [.part(part)],
      "Counts the roles for \(part.rawValue) that have a type in the example, own or shared.",
      isExact: true, range: { $0.range(ofRoles: { $0.part == part }) },
      .code { code in Figure(roles: code.roles.filter { $0.part == part }, in: code) })
  }
}
