import Foundation
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import CompareCommand

/// `compare wrong-versions` from its arguments to its text and exit code, without building anything.
@MainActor
@Suite struct WrongVersionCommandTests {
  private let folder = TemporaryFolder([
    "Package.swift": "", "Tests/Reference/R.swift": "", "Sources/Patterns/.keep": "",
  ])
  private let name = "keeps the password after a 401"

  @Test func `A recorded result names the scenarios that reject a version`() async throws {
    try keep(TestOutcome(count: 3, failed: ["login: one", "login: two"], keepsNames: true))
    let outcome = await compare("--only", "password after a 401", "--recorded")
    #expect(outcome.messages == "")
    #expect(outcome.exitCode == .success)
    expectEqual(
      outcome.output,
      """
      Wrong versions of the reference implementation, and the scenarios that reject
      each
      ✔ keeps the password after a 401
        login: one
        login: two

      ✔ 1 wrong version: the scenarios reject 1

      """)
  }

  @Test(arguments: ["text", "markdown", "json"])
  func `A version that no scenario rejects is exit code 1`(format: String) async throws {
    try keep(TestOutcome(count: 3, failed: [], keepsNames: true))
    let outcome = await compare("--only", name, "--recorded", "--format", format)
    #expect(outcome.exitCode == .failure)
    #expect(format == "json" || outcome.output.contains("no scenario rejects '\(name)'"))
  }

  @Test func `Missing and stale results are refused`() async throws {
    #expect(
      await compare("--only", name, "--recorded")
        == .error(
          "'Catalog/WrongVersions/Records/scenarios.jsonl' does not exist. Run '.ci/wrong-versions' to create it.",
          .missingInput))
    try keep(TestOutcome(count: 3, failed: [], keepsNames: true))
    try folder.write("struct R {}", to: "Tests/Reference/R.swift")
    #expect(
      await compare("--only", name, "--recorded")
        == .error(
          "What is recorded of '\(name)' is stale: the code has changed. Run '.ci/wrong-versions' to renew it.",
          .missingInput))
  }

  @Test func `An unknown name is refused`() async {
    let outcome = await compare("--only", "greets nobody at al")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.messages.hasPrefix("Error: Unknown wrong version 'greets nobody at al'."))
  }

  /// Writes the result of one version for the code of the folder.
  private func keep(_ outcome: TestOutcome) throws {
    let version = try #require(WrongVersion.all.first { $0.name == name })
    let fingerprint = WrongVersionFingerprint(in: folder.url).text(of: version)
    try WrongVersionRecord.write(
      [WrongVersionResult(name: name, fingerprint: fingerprint, scenarios: outcome)], in: folder.url)
  }

  private func compare(_ arguments: String...) async -> CompareCommand.Outcome {
    await CompareCommand().run(["wrong-versions"] + arguments, in: .sample(in: folder.url))
  }
}
