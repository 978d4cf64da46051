extension Measure {
  package static let misspeltNamesThatCompile = mistakes("misspelt names", that: "compile", "name-misspelt") {
    $0.compiles
  }
  package static let misspeltNamesThatCrash = mistakes("misspelt names", that: "crash", "name-misspelt") {
    $0.crashes
  }
  package static let missingCollaboratorsThatCompile = mistakes(
    "missing collaborators", that: "compile", "collaborator-missing"
  ) { $0.compiles }

  private static func mistakes(
    _ mistakes: String, that outcome: String, _ name: String,
    _ isCounted: @escaping @Sendable (TestedCode.Mutant) -> Bool
  ) -> Measure {
    Measure(
      "\(mistakes) that \(outcome)",
      "Counts the mutants '\(name)' that \(outcome), of at most one in a pattern.",
      isExact: true,
      .mutants { code in
        guard !code.mutants.isEmpty else { return nil }
        return Figure(
          counting: code.mutants.filter { $0.name == name && isCounted($0) }.map {
            $0.evidence("it \(outcome)s")
          })
      })
  }
}
