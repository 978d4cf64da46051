extension Measure {
  package static let partTests = Measure(
    "tests of one part alone", row: "tests of a part alone",
    "Counts the tests of the example in which all that stands around one part of the pattern is replaced.",
    .mutants { code in
      Figure(
        counting: code.parts.tests.map { Figure.Evidence(place: $0.place, text: "\($0.suite): \($0.name)") })
    })
  package static let partDoubles = Measure(
    "test doubles in the \(partTests.name)", row: "their doubles", isPartOfRowAbove: true,
    "Counts the types of the test target that conform to a protocol of the pattern and that the \(partTests.name) create.",
    .mutants { code in
      Figure(counting: code.parts.doubles.map { Figure.Evidence(place: $0.place, text: $0.name) })
    })
  package static let partDoubleLines = Measure(
    "lines of test doubles in the \(partTests.name)", row: "lines of these", isPartOfRowAbove: true,
    "Counts the lines, \(lineRule), of the \(partDoubles.name).",
    .mutants { code in
      Figure(
        count: code.parts.doubles.map(\.lines).reduce(0, +),
        evidence: code.parts.doubles.map {
          Figure.Evidence(place: $0.place, text: "\($0.name), \($0.lines) lines")
        })
    })
  package static let killsByPartsAlone = Measure(
    "mutants that only \(partTests.name) notice", row: "mutants that only they notice",
    isPartOfRowAbove: true,
    "Counts the mutants that compile and fail at least one of the \(partTests.name), and no test through the logic.",
    .mutants { code in
      guard !code.parts.tests.isEmpty, !code.mutants.isEmpty else { return nil }
      let found = code.mutants.filter { $0.compiles && $0.isNoticedByPart && !$0.isNoticedThroughLogic }
      return Figure(counting: found.map { $0.evidence("noticed by no test through the logic") })
    })
}
