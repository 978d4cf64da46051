extension Measure {
  package static let doubles = Measure(
    "test doubles",
    "Counts \(doublesCounted); a closure or a value that a test hands in is none.",
    .mutants { code in
      Figure(counting: code.logic.doubles.map { Figure.Evidence(place: $0.place, text: $0.name) })
    })
  package static let isolatedDoubles = Measure(
    "test doubles in the \(isolatedTests.name)", row: "in isolated tests", isPartOfRowAbove: true,
    "Counts those of the test doubles that the \(isolatedTests.name) create.",
    .mutants { code in
      let names = Set(code.tests.filter { $0.isFree(of: Surrounding.outside) }.flatMap(\.doubles))
      let doubles = code.logic.doubles.filter { names.contains($0.name) }
      return Figure(counting: doubles.map { Figure.Evidence(place: $0.place, text: $0.name) })
    })
  package static let doubleLines = doubles("lines", \.lines, "lines, \(lineRule),")
  package static let doubleMembers = doubles("members", \.members, "\(memberKinds), superclasses apart,")

  private static let doublesCounted =
    """
    the types of the test target that conform to a protocol of the pattern and that the example's tests through \
    the logic create
    """

  private static func doubles(
    _ unit: String, _ size: any KeyPath<TestDouble, Int> & Sendable, _ definition: String
  ) -> Measure {
    Measure(
      "\(unit) of test doubles", row: "their \(unit)", isPartOfRowAbove: true, arguments: [.word(unit)],
      "Counts the \(definition) of \(doublesCounted).",
      .mutants { code in
        let sizes = code.logic.doubles.map { (double: $0, size: $0[keyPath: size]) }
        return Figure(
          count: sizes.map(\.size).reduce(0, +),
          evidence: sizes.map { Figure.Evidence(place: $0.place, text: "\($0.name), \($1) \(unit)") })
      })
  }
}
