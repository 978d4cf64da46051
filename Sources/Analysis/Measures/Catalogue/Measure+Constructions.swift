extension Measure {
  package static func constructions(by selection: TypeSelection) -> Measure {
    Measure(
      "components made by \(selection.label)", selections: [selection],
      """
      Counts the pairs of a type of \(selection.words) and one of the pattern's own types, the model's and those \
      nested in it apart, of which it calls an initialiser.
      """,
      .code { code in
        Figure(links: code.links(from: selection, to: .all).filter(\.makesComponent))
          .of(code.links.count(where: \.makesComponent), "components made")
      })
  }
}
