extension Measure {
  package static func membersNamed(by: Party, of: Party) -> Measure {
    Measure(
      "members of \(of.label) named by \(by.label)", parties: [by, of],
      "Counts the members of \(of.words) that are named by \(by.words), each of them once.",
      .code { Figure(namings: $0.namings(by: by, of: of)) })
  }
}
