extension Measure {
  package static let doubles = Measure(
    "test doubles", "Counts \(doublesCounted).",
    .mutants { code in
      Figure(
        counting: code.doubles.map {
          Figure.Evidence(place: $0.place, text: "\($0.name), \($0.members) members")
        })
    })

  package static let doubleLines = Measure(
    "lines of test doubles", row: "their lines", isPartOfRowAbove: true,
    "Counts the lines, \(lineRule), of \(doublesCounted).", .mutants { sum(\.lines, "lines", of: $0) })

  package static let doubleMembers = Measure(
    "members of test doubles", row: "their members", isPartOfRowAbove: true,
    "Counts the \(memberKinds), superclasses apart, of \(doublesCounted).",
    .mutants { sum(\.members, "members", of: $0) })

  private static let doublesCounted =
    "the types of the test target that conform to a protocol of the pattern and that the tests of the example create"

  private static func sum(_ size: KeyPath<TestDouble, Int>, _ unit: String, of code: TestedCode) -> Figure {
    Figure(
      count: code.doubles.map { $0[keyPath: size] }.reduce(0, +),
      evidence: code.doubles.map {
        Figure.Evidence(place: $0.place, text: "\($0.name), \($0[keyPath: size]) \(unit)")
      })
  }
}
