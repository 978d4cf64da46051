import CodeGraph
import Foundation
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import CompareCommand
@testable import Verdicts

/// `compare mutants` from its arguments to its text and exit code, without building anything.
@MainActor
@Suite struct MutantCommandTests {
  private let folder = TemporaryFolder()
  private let recorded: MutantFindings

  /// Creates a package of one pattern with recorded results: every mutant was noticed.
  init() throws {
    for path in ["Package.swift", "Sources/Patterns/MVP", "Tests/MVPTests"] {
      let copy = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Program.packageFolder.appending(path: path), to: copy)
    }
    let card = Card.mvp
    let seen = TestOutcome(count: 9, failed: ["seen"])
    let results = card.mutants.map {
      MutantResult(
        mutation: $0.mutation, place: Place(file: "A.swift", line: 1), scenarios: seen,
        logicTests: seen, partTests: .none)
    }
    let fingerprint = CodeFingerprint(of: card, in: folder.url).text
    recorded = MutantFindings(patterns: [
      PatternMutants(pattern: "mvp", fingerprint: fingerprint, results: results)
    ])
    try keep { $0 }
  }

  @Test func `Recorded results are shown for the given patterns`() async {
    let outcome = await compare("mvp", "--recorded")
    #expect(outcome.messages == "")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("Mutants: \(recorded.mutations.count) mistakes in 1 pattern, "))
    let one = await compare("mvp", "--recorded", "--mutation", "cancel-ignored")
    #expect(one.output.hasPrefix("Mutants: 1 mistake in 1 pattern, "))
  }

  @Test func `A survivor is exit code 1, in each format`() async throws {
    try keep {
      MutantResult(
        mutation: $0.mutation, place: $0.place, scenarios: TestOutcome(count: 9, failed: []),
        logicTests: $0.logicTests, partTests: $0.partTests)
    }
    for format in ["text", "markdown", "json"] {
      let outcome = await compare("mvp", "--recorded", "--mutation", "cancel-ignored", "--format", format)
      #expect(outcome.exitCode == .failure)
      #expect(format == "json" || outcome.output.contains("no scenario notices it"))
    }
  }

  @Test(arguments: [
    (
      "Sources/Patterns/MVP/Login/LoginModel.swift", "struct Else {}\n",
      """
      What is recorded of the mistakes of mvp is stale: the code has changed. Run '.ci/records' to renew it.
      """
    ),
    (
      MistakeRecord.path(of: .mvp), "{",
      """
      'Catalog/MVP/Records/mistakes.jsonl' cannot be read from line 1 on. Run '.ci/records' to write it anew.
      """
    ),
    (
      MistakeRecord.path(of: .mvp), nil,
      "'Catalog/MVP/Records/mistakes.jsonl' does not exist. Run '.ci/records' to create it."
    ),
  ])
  func `Stale, unreadable and missing results are refused`(path: String, text: String?, message: String)
    async throws
  {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
    if let text { try folder.write(text, to: path) }
    #expect(await compare("mvp", "--recorded") == .error(message, .missingInput))
  }

  @Test func `A check fails if the recorded results differ`() async throws {
    // Unchanged the one scenario passes; the second time it fails.
    let toolchain = try FakeToolchain(
      test: FakeToolchain.events(),
      scenarios: """
        if [ "$1" != login-mvp ]; then echo '[]'; exit; fi
        if [ -e "$0.again" ]; then \(FakeToolchain.report([false])); exit 1; fi
        : > "$0.again"
        \(FakeToolchain.report([true]))
        """)
    let first = await compare("mvp", "--mutation", "cancel-ignored", "--check", by: toolchain)
    #expect(
      first.messages
        == "Error: the records differ from these results. Run '.ci/records' to update them.")
    #expect(first.exitCode == .failure)
    #expect(first.output.contains("Scenarios: ✔ login: s0. Tests through the logic: –"))

    let line = try #require(first.output.firstMatch(of: /LoginPresenter\.swift:(\d+)/)?.output.1)
    let place = Place(file: "Sources/Patterns/MVP/Login/LoginPresenter.swift", line: try #require(Int(line)))
    try keep {
      MutantResult(
        mutation: $0.mutation, place: place, scenarios: TestOutcome(count: 1, failed: ["login: s0"]),
        logicTests: TestOutcome(count: 1, failed: []), partTests: .none)
    }
    try FileManager.default.removeItem(at: toolchain.scratch.appending(path: "MVP/scenarios.again"))
    let second = await compare("mvp", "--mutation", "cancel-ignored", "--check", by: toolchain)
    #expect(second == CompareCommand.Outcome(output: first.output))
  }

  // MARK: A pattern without mutants

  @Test func `A pattern without mutants is left out with a message`() async throws {
    let outcome = await compare("--recorded", with: [])
    #expect(outcome.messages == "clean-swift has no mutants yet.")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output == (await compare("mvp", "--recorded")).output)
    #expect(await compare("mvp", "clean-swift", "--recorded", with: []) == outcome)
  }

  @Test(arguments: ["--recorded", "--check"])
  func `A pattern without mutants alone is an error`(flag: String) async throws {
    await compare("clean-swift", flag, with: [])
      .expectError("clean-swift has no mutants yet. Write them as described in", .missingInput)
  }

  @Test func `A pattern that has some mutants and lacks one is an error`() async throws {
    let one = Card.mvp.mutants.prefix(1)
    let toolchain = try FakeToolchain(test: FakeToolchain.events(), scenarios: FakeToolchain.report([true]))
    await compare(with: Array(one), by: toolchain).expectError(
      "Clean-Swift has no mutant 'email-untrimmed'. Add one to its list in Catalog/MVP/MVPMutants.swift.",
      .internalError)
    await compare("--recorded", with: Array(one))
      .expectError("the mistakes of clean-swift is stale", .missingInput)
  }

  /// Runs the command for all patterns, or for MVP and a new pattern with some mutants.
  private func compare(
    _ arguments: String..., with mutants: [Mutant]? = nil, by toolchain: FakeToolchain? = nil
  ) async -> CompareCommand.Outcome {
    let card = Card(
      id: "clean-swift", name: "Clean-Swift", module: "MVP", summary: "", roles: [], arrows: [], terms: [],
      workflow: [], claims: [], caveats: [], mutants: mutants ?? [], advice: Advice(source: .mvx), sources: []
    )
    let two = Registry.entries.filter { $0.card.id == "mvp" } + [(FixedPersonPattern(id: card.id), card)]
    let context = CompareCommand.ProcessContext.sample(
      in: folder.url, environment: toolchain?.environment ?? [:],
      cache: (toolchain?.scratch ?? folder.url.appending(path: "mutants"))
        .deletingLastPathComponent().appending(path: "build"))
    return await CompareCommand(mutants == nil ? Registry.entries : two).run(
      ["mutants"] + arguments, in: context)
  }

  /// Records changed results of MVP's mutants.
  private func keep(_ change: (MutantResult) -> MutantResult) throws {
    for pattern in recorded.patterns {
      let changed = PatternMutants(
        pattern: pattern.pattern, fingerprint: pattern.fingerprint, results: pattern.results.map(change))
      try MistakeRecord.write(changed, of: .mvp, in: folder.url)
    }
  }
}
