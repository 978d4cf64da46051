extension Measure {
  package static let failingTestsPerMutant = Measure(
    "failing tests per mutant", in: .average,
    """
    Averages the number of failing tests through the logic over the mutants that at least one of them notices, those that end the \
    run early by a crash or a timeout apart.
    """,
    .mutants { code in
      let noticed = code.mutants.filter { $0.isComplete && !$0.failing.isEmpty }
      guard !noticed.isEmpty else { return nil }
      return Figure(
        value: Double(noticed.map(\.failing.count).reduce(0, +)) / Double(noticed.count),
        evidence: noticed.map { $0.evidence("\($0.failing.count) tests fail") })
    })
}
