extension Measure {
  package static let members = Measure(
    "members", "Counts the \(memberKinds) of \(counted).",
    .code { code in
      Figure(
        count: code.counted.map(\.node.members.count).reduce(0, +),
        evidence: code.counted.map { $0.evidence("\($0.node.members.count) members") })
    })
}
