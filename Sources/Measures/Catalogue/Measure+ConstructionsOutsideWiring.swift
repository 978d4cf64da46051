extension Measure {
  package static let constructionsOutsideWiring = Measure(
    "components made outside the wiring",
    """
    Counts the pairs of a type outside the wiring and one of the pattern's own types, the model's apart, of which \
    it calls an initialiser.
    """,
    .code { code in Figure(links: code.links.filter { !$0.from.isWiring && $0.makesComponent }) })
}
