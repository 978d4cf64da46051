import Catalog
import CodeGraph
import Records

@testable import Verdicts
@testable import Measures

/// Sample mutants: in TWO one survives and one crashes the program.
extension Sample {
  static let mutants = MutantFindings(patterns: [
    PatternMutants(
      pattern: "one", fingerprint: "1",
      results: [
        tried(.emailUntrimmed, "One", ["login: a blank email", "login: spaces around"], ["trimmed"]),
        tried(.cancelIgnored, "One", ["login: cancel"], [], parts: ["FrontTests: cancel"]),
        tried(.lateAnswerAccepted, "One", ["login: a late answer"], ["late", "later", "latest"]),
      ]),
    PatternMutants(
      pattern: "two", fingerprint: "2",
      results: [
        tried(.emailUntrimmed, "Two", ["login: a blank email"], []),
        tried(.cancelIgnored, "Two", [], ["cancelled"]),
        MutantResult(
          mutation: .lateAnswerAccepted, place: Place(file: "Sources/Patterns/Two/Login/A.swift", line: 12),
          scenarios: TestOutcome(count: 0, failed: [], ending: .crash),
          logicTests: TestOutcome(count: 1, failed: ["late"], ending: .timeout), partTests: .none),
      ]),
  ])

  /// The record of unit tests, by default of Greeting, each with its needs and the same doubles.
  static func record(
    of id: String, suite: String = "GreetingTests", needs: [Surrounding]..., doubles: [String] = []
  ) -> PatternMutants {
    let place = Place(file: "Tests/GreetingTests.swift", line: 1)
    let tests = needs.enumerated().map { number, needs in
      UnitTest(
        kind: .logic, suite: suite, name: "test \(number)", place: place,
        needs: needs.map { .init(surrounding: $0, type: "T", place: place) }, objects: 1, doubles: doubles,
        creates: [])
    }
    return PatternMutants(
      pattern: id, fingerprint: "", results: [],
      unitTests: UnitTests(
        tests: tests, doubles: doubles.map { TestDouble(name: $0, place: place, lines: 9, members: 1) }))
  }

  private static func tried(
    _ mutation: Mutation, _ module: String, _ scenarios: [String], _ logicTests: [String],
    parts partTests: [String]? = nil
  ) -> MutantResult {
    MutantResult(
      mutation: mutation, place: Place(file: "Sources/Patterns/\(module)/Login/A.swift", line: 7),
      scenarios: TestOutcome(count: 83, failed: scenarios),
      logicTests: TestOutcome(count: 27, failed: logicTests),
      partTests: partTests.map { TestOutcome(count: 3, failed: $0) } ?? .none)
  }
}
