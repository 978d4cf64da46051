import CodeGraph
import Testing

@testable import Measures

@Suite struct TestedCodeTests {
  private static let place = Place(file: "Tests/ABCTests/LoginTests.swift", line: 3)

  private let code = TestedCode(
    logic: TestedCode.Tests(
      tests: [
        test("alone", needs: [], objects: 3), test("with a disk", needs: [.storage], objects: 4),
        test("with a view", needs: [.storage, .widgets], objects: 4),
      ],
      doubles: [
        TestDouble(name: "FakeView", place: place, lines: 7, members: 2),
        TestDouble(name: "FakeStore", place: place, lines: 4, members: 1),
      ]),
    parts: TestedCode.Tests(
      tests: [test("a part", .part, needs: [], objects: 2)],
      doubles: [TestDouble(name: "FakePart", place: place, lines: 5, members: 3)]),
    mutants: [
      mutant("a", failing: ["with a view", "alone"]), mutant("b", failing: ["with a disk"]),
      mutant("c", failing: ["with a view"]), mutant("d", failing: [], isNoticedByPart: true),
      mutant("e", compiles: false),
      mutant("name-misspelt", crashes: true, failing: ["alone", "with a disk", "with a view"]),
      mutant("collaborator-missing", compiles: false),
    ])
  private let empty = TestedCode(
    logic: TestedCode.Tests(tests: [], doubles: []), parts: TestedCode.Tests(tests: [], doubles: []),
    mutants: [])

  @Test(arguments: [
    (Measure.testsWithoutWidgets, 2.0), (.isolatedTests, 1), (.killsWithoutWidgets, 3), (.isolatedKills, 2),
    (.doubles, 2), (.isolatedDoubles, 1), (.doubleLines, 11), (.doubleMembers, 3),
    (.objectsPerTest, 11.0 / 3),
    (.failingTestsPerMutant, 4.0 / 3),
    (.partTests, 1), (.partDoubles, 1), (.partDoubleLines, 5), (.killsByPartsAlone, 1),
  ])
  func `Figures follow their definitions`(measure: Measure, expected: Double) throws {
    #expect(try figure(measure, of: code)?.value == expected)
  }

  @Test func `Without tests or mutants there is no share and no average`() throws {
    for measure in Measure.Group.tests.measures where measure.needsMutants {
      let isSum = [
        Measure.doubles, .isolatedDoubles, .doubleLines, .doubleMembers, .partTests, .partDoubles,
        .partDoubleLines,
      ].contains(measure)
      #expect(try figure(measure, of: empty)?.value == (isSum ? 0 : nil), "\(measure.name)")
    }
  }

  @Test func `The evidence names the tests and the mutants`() throws {
    #expect(
      try figure(.isolatedTests, of: code)?.evidence.map(\.text) == [
        "alone: needs none", "with a disk: needs storage, by T from LoginTests.swift:3",
        "with a view: needs storage, by T from LoginTests.swift:3, widgets, by T from LoginTests.swift:3",
      ])
    #expect(
      try figure(.isolatedKills, of: code)?.evidence.map(\.text) == [
        "a: noticed by 'alone'", "b: not noticed by such a test", "c: not noticed by such a test",
        "d: not noticed by such a test", "name-misspelt: noticed by 'alone'",
      ])
  }

  private func figure(_ measure: Measure, of code: TestedCode) throws -> Figure? {
    guard case .mutants(let compute) = measure.origin else {
      throw MeasureError.notMeasurable(measure: measure.name, subject: "tests")
    }
    return compute(code)
  }

  private static func test(
    _ name: String, _ kind: UnitTest.Kind = .logic, needs: [Surrounding], objects: Int
  ) -> UnitTest {
    UnitTest(
      kind: kind, suite: "LoginTests", name: name, place: place,
      needs: needs.map { UnitTest.Need(surrounding: $0, type: "T", place: place) }, objects: objects,
      doubles: needs.isEmpty ? ["FakeView"] : [], creates: [])
  }

  private static func mutant(
    _ name: String, compiles: Bool = true, crashes: Bool = false, failing: [String] = [],
    isNoticedByPart: Bool = false
  ) -> TestedCode.Mutant {
    TestedCode.Mutant(
      name: name, place: place, compiles: compiles, crashes: crashes, isComplete: compiles && !crashes,
      failing: failing, isNoticedByPart: isNoticedByPart)
  }
}
