extension Measure {
  package static let largestRoleShare = Measure(
    "share of the largest role", in: .percent,
    "Divides the lines of the role that has most of them by those of all roles, \(lineRule).",
    .code { code in
      let shares = code.roleModel.roles.map { role in code.counted.filter { $0.role == role.name } }
      let all = code.counted.lines
      guard all > 0, let largest = shares.max(by: { $0.lines < $1.lines }) else { return nil }
      return Figure(
        value: 100 * Double(largest.lines) / Double(all), evidence: Figure(linesOf: largest).evidence)
    })
}
