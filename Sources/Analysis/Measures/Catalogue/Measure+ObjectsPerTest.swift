extension Measure {
  package static let objectsPerTest = Measure(
    "objects made per test", in: .average,
    """
    Averages over the tests through the logic the lines that create a type of the pattern or of the tests, or a widget, in the test, its \
    suite's properties and initialiser and its helpers; the index has no order of statements, so all of them count.
    """,
    .mutants { code in
      guard !code.tests.isEmpty else { return nil }
      return Figure(
        value: Double(code.tests.map(\.objects).reduce(0, +)) / Double(code.tests.count),
        evidence: code.tests.map { Figure.Evidence(place: $0.place, text: "\($0.name): \($0.objects)") })
    })
}
