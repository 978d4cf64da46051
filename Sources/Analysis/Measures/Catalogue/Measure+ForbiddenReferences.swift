extension Measure {
  package static let forbiddenReferences = Measure(
    "forbidden references",
    """
    Counts the pairs of types that the card's arrows do not allow: divergences of the reflexion model, Murphy, \
    Notkin and Sullivan 1995.
    """,
    .code { Figure(links: $0.roleArrows.flatMap(\.offending)) })
}
