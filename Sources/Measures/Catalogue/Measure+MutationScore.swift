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
      let found = code.mutants.map { mutant -> (mutant: TestedCode.Mutant, finding: String?) in
        guard mutant.compiles else { return (mutant, "does not compile") }
        let isCut = mutant.isComplete ? nil : "noticed, as the tests time out or crash"
        return (mutant, mutant.failing.first.map { "noticed by '\($0)'" } ?? isCut)
      }
      return Figure(
        value: Double(found.count { $0.finding != nil }) * 100 / Double(found.count),
        evidence: found.map { $0.evidence($1 ?? "not noticed") })
    })
}
