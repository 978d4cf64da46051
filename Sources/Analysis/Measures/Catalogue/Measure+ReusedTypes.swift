extension Measure {
  package static let reusedTypes = Measure(
    "reused types with wiring", row: "reused from smaller examples", isPartOfRowAbove: true,
    "Counts the pattern's own types, wiring and protocols included, that the code of a smaller example uses unchanged.",
    .code { $0.smaller.isEmpty ? nil : Figure(types: $0.reused) })

  package static let reusedRoles = Measure(
    "roles with reused types",
    "Counts the roles, wiring included, with a type that the code of a smaller example uses unchanged.",
    names: { $0.reusedByRole.map { role, types in "\(role) \(types.count)" } },
    isExact: true,
    .code { code in
      code.smaller.isEmpty
        ? nil : Figure(count: code.reusedByRole.count, evidence: Figure(types: code.reused).evidence)
    })
}
