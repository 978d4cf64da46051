extension Measure {
  package static let partsMadeByRoot = Measure(
    "parts made by the composition root",
    """
    Counts the pattern's own types, those nested in another apart, of which the composition root calls an initialiser.
    """,
    .code { code in Figure(counting: code.partsMadeByRoot) })
}
