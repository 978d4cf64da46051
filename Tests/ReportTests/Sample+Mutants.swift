import Catalog
import CodeGraph

@testable import Comparison

/// Sample mutants: in TWO one survives and one crashes the program.
extension Sample {
  static let mutants = MutantFindings(patterns: [
    PatternMutants(
      pattern: "one", fingerprint: "1",
      results: [
        tried(.emailUntrimmed, "One", ["login: a blank email", "login: spaces around"], ["trimmed"]),
        tried(.cancelIgnored, "One", ["login: cancel"], []),
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
          unitTests: TestOutcome(count: 1, failed: ["late"], ending: .timeout)),
      ]),
  ])

  private static func tried(
    _ mutation: Mutation, _ module: String, _ scenarios: [String], _ unitTests: [String]
  ) -> MutantResult {
    MutantResult(
      mutation: mutation, place: Place(file: "Sources/Patterns/\(module)/Login/A.swift", line: 7),
      scenarios: TestOutcome(count: 83, failed: scenarios),
      unitTests: TestOutcome(count: 27, failed: unitTests))
  }
}
