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
    "Catalog/Requests/three/shared.patch": "",
    "Catalog/MVP/Changes/three/product.patch": """
    diff --git a/Sources/Patterns/MVP/Login/LoginModel.swift b/Sources/Patterns/MVP/Login/LoginModel.swift
    --- a/Sources/Patterns/MVP/Login/LoginModel.swift
    +++ b/Sources/Patterns/MVP/Login/LoginModel.swift
    @@ -1 +1 @@
    -old
    +new

    """,
  ])

  @Test func `Without a record the figures of the patches are shown, and those of the run are not`() async {
    let outcome = await compare("mvp", "viper", "--request", "three")
    expectEqual(
      outcome.output,
      """
      three: After three wrong passwords in a row for one email nothing more is sent
      for it.
          types roles lines wiring breaks repair new test lines new arrows
      MVP     1     1     2      0      –      0              0          –
      Types: edited and, after +, new. Roles: of the edited types. Lines: that come or
      go in types, and of these in wiring and the composition root. Breaks: tests that
      the product's change alone breaks. Repair: lines that go or change in tests that
      were there. New arrows: used for the first time. Each cell has one author, so
      that a small difference may be the author's.
      MVP ────────────────────────────────────────────────────────────────────────────
      LoginModel  Model  +1  −1

      ✘ 1 cell: 0 pass all tests and scenarios; 1 cell without a result of its run

      """)
    #expect(outcome.messages == "No patch for 'three' yet: viper")
    #expect(outcome.exitCode == .success)
  }

  @Test func `A request that no pattern has a cell of is an error`() async {
    let outcome = await compare("viper", "--request", "prefill")
    #expect(outcome.output == "" && outcome.exitCode != .success)
    #expect(outcome.messages.contains("No patch for 'prefill' yet: viper."))
  }

  @Test func `A patch that changes another folder is an error that names both`() async throws {
    let path = "Catalog/MVP/Changes/three/product.patch"
    let patch = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    try folder.write(patch.replacingOccurrences(of: "Patterns/MVP/", with: "Patterns/MVVM/"), to: path)
    let outcome = await compare("mvp", "--request", "three")
    #expect(outcome.output == "" && outcome.exitCode != .success)
    #expect(outcome.messages.contains("changes 'Sources/Patterns/MVVM/Login/LoginModel.swift'"))
  }

  @Test func `A patch that no longer applies is an error that names it`() async throws {
    try folder.write("no patch\n", to: "Catalog/Requests/three/shared.patch")
    let toolchain = try FakeToolchain(test: FakeToolchain.events(), scenarios: FakeToolchain.report([true]))
    let outcome = await compare("mvp", "--request", "three", "--run", by: toolchain)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("'shared.patch' of the request 'three' in MVP no longer applies"))
    #expect(outcome.exitCode != .success)
  }

  private func compare(_ arguments: String..., by toolchain: FakeToolchain? = nil) async
    -> CompareCommand.Outcome
  {
    var context = CompareCommand.ProcessContext.sample(in: folder.url)
    if let toolchain {
      context = CompareCommand.ProcessContext.sample(
        in: folder.url, environment: toolchain.environment,
        cache: toolchain.scratch.deletingLastPathComponent().appending(path: "build"))
    }
    return await CompareCommand().run(["changes"] + arguments, in: context)
  }
}
