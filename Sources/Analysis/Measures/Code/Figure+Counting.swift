extension Figure {
  init(types: [PatternCode.ClassifiedType]) {
    self.init(counting: types.map { $0.evidence("\($0.node.kind.rawValue) \($0.name)") })
  }

  init(linesOf types: [PatternCode.ClassifiedType]) {
    self.init(count: types.lines, evidence: types.map { $0.evidence("\($0.lines) lines of \($0.name)") })
  }

  /// The lines of some types and of the composition root, as far as the example of the code needs it.
  init(linesOf types: [PatternCode.ClassifiedType], andRootOf code: PatternCode) {
    self.init(
      count: types.lines + code.root.lines(for: code.example),
      evidence: Figure(linesOf: types).evidence + code.root.evidence(for: code.example))
  }

  init(membersOf types: [PatternCode.ClassifiedType]) {
    // A deinitialiser is no part of what others can use.
    let members = types.flatMap { unit in unit.node.members.filter { $0.name != "deinit" }.map { (unit, $0) }
    }
    self.init(
      counting: members.map { Figure.Evidence(place: $1.place, text: "\($0.name).\($1.name)") })
  }

  func divided(by count: Int) -> Figure {
    Figure(value: value / Double(count), evidence: evidence)
  }

  /// Counts roles; the evidence is the types that play them.
  init(roles: [Role], in code: PatternCode) {
    self.init(
      count: roles.count,
      evidence: code.allTypes.filter { type in type.part != nil && roles.contains { $0.name == type.role } }
        .map { $0.evidence("\($0.name) is of the role \($0.role)") })
  }

  init(links: [PatternCode.Link]) {
    self.init(count: links.count, evidence: links.flatMap(\.summary))
  }

  /// Counts the distinct members that are used.
  init(memberUses: [PatternCode.MemberUse]) {
    self.init(
      count: Set(memberUses.map { "\($0.link.to.id) \($0.member)" }).count,
      evidence: memberUses.flatMap { use in use.references.map { use.link.evidence($0) } })
  }
}

extension [PatternCode.ClassifiedType] {
  var lines: Int { map(\.lines).reduce(0, +) }
}
