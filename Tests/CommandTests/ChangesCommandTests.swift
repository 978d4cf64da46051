import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// `compare changes` from its arguments to its text and exit code, without building anything.
@MainActor
@Suite struct ChangesCommandTests {
  private let folder = TemporaryFolder([
    "Package.swift": "",
    "Sources/Patterns/MVP/Login/LoginModel.swift": "old\n",
    "Catalog/Requests/text/shared.patch": """
    --- a/Sources/Patterns/MVP/Login/LoginModel.swift
    +++ b/Sources/Patterns/MVP/Login/LoginModel.swift
    @@ -1 +1 @@
    -old
    +new

    """,
  ])

  @Test func `A cell is built with its changes, and its tests and scenarios are run`() async throws {
    let toolchain = try FakeToolchain(
      test: "grep -q new Sources/Patterns/MVP/Login/LoginModel.swift && \(FakeToolchain.events())",
      scenarios: FakeToolchain.report([true, true]))
    let outcome = await compare("mvp", by: toolchain)
    expectEqual(
      outcome.output,
      """
      text: The text for a note that no longer exists is worded anew. It is a control:
      no pattern should have to change.
      ✔ mvp: no patch of its own; 1 unit test and 2 scenarios pass

      ✔ 1 cell: 1 pass

      """)
    #expect(outcome.messages == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `A failing test, a failing scenario and code that does not compile are exit code 1`()
    async throws
  {
    let failing = try FakeToolchain(
      test: FakeToolchain.events(failing: true), scenarios: "\(FakeToolchain.report([false])); exit 1")
    let failed = await compare("mvp", by: failing)
    #expect(failed.exitCode == .failure)
    #expect(failed.output.contains("tests through the logic: t()"))
    #expect(failed.output.contains("scenarios: login: s0"))
    let broken = try FakeToolchain(
      test: "echo \"$PWD/Sources/Patterns/MVP/A.swift:1:2: error: no A\"; exit 1", scenarios: "exit 1")
    let unbuilt = await compare("mvp", by: broken)
    #expect(unbuilt.exitCode == .failure)
    #expect(unbuilt.output.contains("no A"))
  }

  @Test func `A patch that no longer applies is an error that names it`() async throws {
    try folder.write("other\n", to: "Sources/Patterns/MVP/Login/LoginModel.swift")
    let toolchain = try FakeToolchain(test: FakeToolchain.events(), scenarios: FakeToolchain.report([true]))
    let outcome = await compare("mvp", by: toolchain)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("'shared.patch' of the request 'text' in MVP no longer applies"))
    #expect(outcome.exitCode != .success)
  }

  private func compare(
    _ arguments: String..., by toolchain: FakeToolchain
  ) async -> CompareCommand.Outcome {
    let context = CompareCommand.ProcessContext.sample(
      in: folder.url, environment: toolchain.environment,
      cache: toolchain.scratch.deletingLastPathComponent().appending(path: "build"))
    return await CompareCommand().run(["changes"] + arguments, in: context)
  }
}
