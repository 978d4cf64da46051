extension Measure {
  /// The number of components that one party makes: instances of types that play any part but the model's.
  public static func constructions(by party: Party) -> Measure {
    Measure(
      "components made by \(party.label)", parties: [party],
      "Counts the components made by \(party.words): \(components)."
    ) {
      Figure(links: $0.links(from: party, to: .all).filter(\.makesComponent))
    }
  }
}
