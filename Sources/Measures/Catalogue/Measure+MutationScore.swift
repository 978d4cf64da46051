extension Measure {
  package static let mutationScore = Measure(
    "mutation score of own unit tests", in: .percent, row: "mutants its unit tests notice",
    """
    Divides the hand-made mistakes that the compiler or the suites GreetingTests and LoginTests notice by all that were \
    made, one of each kind and at least ten; these suites were completed against them, so it judges the suites, and \
    hardly the pattern.
    """,
    .mutants { code in
      guard !code.mutants.isEmpty else { return nil }
      let evidence = code.mutants.map { mutant in
        let found =
          switch (mutant.compiles, mutant.isComplete, mutant.failing.first) {
          case (false, _, _): "does not compile"
          case (_, _, let first?): "noticed by '\(first)'"
          case (_, false, nil): "noticed, as the tests time out or crash"
          case (_, true, nil): "not noticed"
          }
        return (isNoticed: found != "not noticed", evidence: mutant.evidence(found))
      }
      return Figure(
        value: Double(evidence.count(where: \.isNoticed)) * 100 / Double(evidence.count),
        evidence: evidence.map(\.evidence))
    })
}
