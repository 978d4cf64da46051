extension Measure {
  package static let misspeltNamesThatCrash = Measure(
    "misspelt names that crash",
    "Counts the mutants 'name-misspelt' that compile and crash, of at most one in a pattern.", isExact: true,
    .mutants { code in
      guard !code.mutants.isEmpty else { return nil }
      let misspelt = code.mutants.filter { $0.name == "name-misspelt" }
      return Figure(counting: misspelt.filter(\.crashes).map { $0.evidence("it crashes") })
        .of(misspelt.count, "misspelt names")
    })
}
