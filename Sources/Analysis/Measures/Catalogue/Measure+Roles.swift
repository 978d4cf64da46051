extension Measure {
  package static let roles = Measure(
    "roles without wiring",
    "Counts the roles, but for those that only wire, that have a type in the example, own or shared.",
    isExact: true, range: { $0.range(ofRoles: { $0.part != .wiring }) },
    .code { code in Figure(roles: code.roles.filter { $0.part != .wiring }, in: code) })
}
