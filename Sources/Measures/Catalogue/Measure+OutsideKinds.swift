extension Measure {
  package static let outsideKinds = Measure(
    "kinds of outside things in one type",
    """
    Takes the type that names most kinds of outside things, which are widgets, network and storage, and \
    counts those kinds.
    """,
    .code { code in
      let known = code.counted.map { type in
        code.links.filter { $0.from == type && $0.to.surrounding.map(Surrounding.outside.contains) ?? false }
      }
      func kinds(_ links: [PatternCode.Link]) -> Int { Set(links.compactMap(\.to.surrounding)).count }
      let largest = known.max { kinds($0) < kinds($1) } ?? []
      return Figure(count: kinds(largest), evidence: largest.flatMap(\.firstEvidence))
    })
}
