extension Measure {
  package static let members = Measure(
    "members", "Counts the \(memberKinds) of \(counted).", range: atLeastOne,
    .code { Figure(membersOf: $0.counted) })
}
