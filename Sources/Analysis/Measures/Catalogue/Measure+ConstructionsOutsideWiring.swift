extension Measure {
  package static let constructionsOutsideWiring = Measure(
    "components made outside the wiring",
    """
    Counts the pairs of a type outside the wiring and one of the pattern's own types, the model's and those nested \
    in it apart, of which it calls an initialiser.
    """,
    .code { code in
      let made = code.links.filter(\.makesComponent)
      return Figure(links: made.filter { !$0.from.isWiring }).of(made.count, "components made")
    })
}
