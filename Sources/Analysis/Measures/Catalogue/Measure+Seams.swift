extension Measure {
  package static let seams = Measure(
    "seams",
    """
    Counts the pairs of a type, wiring apart, and a protocol whose members it uses, so that a test can hand it a \
    double; a protocol and what it refines count once: the object seams of Feathers 2004.
    """,
    .code { code in
      Figure(counting: code.seams.map { $0.type.evidence("takes a double for \($0.collaborator.name)") })
    })
}
