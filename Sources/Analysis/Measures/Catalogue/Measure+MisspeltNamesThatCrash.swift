extension Measure {
  package static let misspeltNamesThatCrash = Measure(
    "misspelt names that crash",
    "Counts the mutants 'name-misspelt' that compile and crash, of at most one in a pattern.", isExact: true,
    .mutants { code in
      guard !code.mutants.isEmpty else { return nil }
      return Figure(
        counting: code.mutants.filter { $0.name == "name-misspelt" && $0.crashes }.map {
          $0.evidence("it crashes")
        })
    })
}
