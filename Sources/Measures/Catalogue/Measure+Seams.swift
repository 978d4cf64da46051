extension Measure {
  package static let seams = Measure(
    "seams",
    """
    Counts the pairs of a type outside the wiring and a protocol of which it uses a member, what that refines \
    apart, so that a test can hand it a double: the object seams of Feathers 2004.
    """,
    .code { code in
      Figure(counting: code.seams.map { $0.type.evidence("takes a double for \($0.collaborator.name)") })
    })
}
