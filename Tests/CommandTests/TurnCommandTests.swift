import Foundation
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import CompareCommand

/// `compare turns` from its arguments to its errors, without building anything.
@MainActor
@Suite struct TurnCommandTests {
  private let folder = TemporaryFolder(["Package.swift": "", "Sources/Patterns/MVC/R.swift": ""])

  @Test func `Missing and stale results are refused, with the command that renews them`() async throws {
    #expect(
      await compare("--recorded")
        == .error(
          "'Catalog/Turns/Records/turns.jsonl' does not exist. Run '.ci/turns' to create it.", .missingInput))
    let result = TurnResult(
      name: "mvc-steps", fingerprint: "", scenarios: TestOutcome(count: 1, failed: []), breaches: [],
      figures: [])
    try TurnRecord.write([result], in: folder.url)
    #expect(
      await compare("--recorded", "--only", "mvc-steps")
        == .error(
          "What is recorded of 'mvc-steps' is stale: the code has changed. Run '.ci/turns' to renew it.",
          .missingInput))
    let others = TurnFixture.all.count - 1
    #expect(
      await compare("--recorded").messages.contains(
        "'\(TurnFixture.all[0].name)' and \(others) more is stale"))
  }

  @Test func `An unknown name is refused`() async {
    let outcome = await compare("--only", "mvc-stepz")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.messages.hasPrefix("Error: Unknown program 'mvc-stepz'."))
  }

  @Test func `The help lists every program`() async {
    let outcome = await compare("--help")
    for fixture in TurnFixture.all { #expect(outcome.output.contains("  \(fixture.name)")) }
  }

  private func compare(_ arguments: String...) async -> CompareCommand.Outcome {
    await CompareCommand().run(["turns"] + arguments, in: .sample(in: folder.url))
  }
}
