extension Measure {
  package static let objectsPerTest = Measure(
    "objects made per test", in: .average,
    """
    Averages over the tests the places in the test, its suite's properties and initialiser and its helpers that create \
    a type of the pattern or of the tests, or a widget; their order is not in the index.
    """,
    .mutants { code in
      guard !code.tests.isEmpty else { return nil }
      return Figure(
        value: Double(code.tests.map(\.objects).reduce(0, +)) / Double(code.tests.count),
        evidence: code.tests.map { Figure.Evidence(place: $0.place, text: "\($0.name): \($0.objects)") })
    })
}
