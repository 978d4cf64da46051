extension Measure {
  package static func constructions(by party: Party) -> Measure {
    Measure(
      "components made by \(party.label)", parties: [party],
      "Counts the components made by \(party.words): \(components).",
      .code { Figure(links: $0.links(from: party, to: .all).filter(\.makesComponent)) })
  }
}
