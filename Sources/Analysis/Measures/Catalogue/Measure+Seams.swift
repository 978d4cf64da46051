extension Measure {
  package static let seams = Measure(
    "seams",
    """
    Counts for each type, wiring apart, the protocols and the functions that its initialisers take or that another type \
    sets as its property, so that a test can hand in its own: the object seams of Feathers 2004; a value or a concrete \
    type is none.
    """,
    .code { code in
      Figure(
        counting: code.seams.map { seam in
          Figure.Evidence(place: seam.place, text: "\(seam.type.name) takes \(seam.collaborator.name)")
        })
    })
}
