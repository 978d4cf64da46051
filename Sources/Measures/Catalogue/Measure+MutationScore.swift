extension Measure {
  package static let mutationScore = Measure(
    "mutation score of own unit tests", in: .percent, row: "mutants its unit tests notice",
    """
    Divides the hand-made mistakes that the compiler or the suites GreetingTests and LoginTests notice by all that were \
    made, one of each kind and at least ten; these suites were completed against them, so it judges the suites, and \
    hardly the pattern.
    """,
    .mutants { code in
      code.share(of: code.mutants) { mutant in
        guard mutant.compiles else { return "does not compile" }
        let isCut = mutant.isComplete ? nil : "noticed, as the tests time out or crash"
        return mutant.failing.first.map { "noticed by '\($0)'" } ?? isCut
      }
    })
}
