extension Measure {
  package static let members = Measure(
    "members", "Counts the \(memberKinds) of \(counted).", .code { Figure(membersOf: $0.counted) })
}
