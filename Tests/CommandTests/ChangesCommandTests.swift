import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// `compare changes` from its arguments to its text and exit code, without building anything.
@MainActor
@Suite struct ChangesCommandTests {
  private static let product = "Catalog/MVP/Changes/three/product.patch"
  private let folder = TemporaryFolder([
    "Package.swift": "",
    "Sources/Patterns/MVP/Login/LoginModel.swift": "old\n",
    "Catalog/Requests/three/shared.patch": "",
    Self.product: """
    diff --git a/Sources/Patterns/MVP/Login/LoginModel.swift b/Sources/Patterns/MVP/Login/LoginModel.swift
    --- a/Sources/Patterns/MVP/Login/LoginModel.swift
    +++ b/Sources/Patterns/MVP/Login/LoginModel.swift
    @@ -1 +1 @@
    -old
    +new

    """,
  ])

  @Test func `Without a record the figures of the patches are shown, and those of the run are not`() async {
    let outcome = await compare("three", "mvp", "viper")
    expectEqual(
      outcome.output,
      """
      three: After three wrong passwords in a row for one email nothing more is sent
      for it.
          types roles lines wiring breaks common repair tests arrows reviewed
      MVP     1     1     2      0      –      –      0     0      –        –
      Each cell as it was delivered. Types: edited and, after +, new. Roles: of the
      edited types. Lines: that come or go in types, and of these in wiring and the
      composition root. Breaks: tests that the product's change alone breaks, a file
      of tests or fakes that no longer compiles as one; of these in the common suite.
      Repair: lines that go or change in tests that were there. Tests: lines of tests
      that come. Arrows: used for the first time. Reviewed: types/lines/breaks after a
      second reader has changed the cell; its arrows and its code are those of today.
      2nd: the version of another author, who saw no other cell. Spread: the largest
      difference between two versions of one pattern, in all patterns.
      MVP ────────────────────────────────────────────────────────────────────────────
      LoginModel  Model  +1  −1
      The code ───────────────────────────────────────────────────────────────────────
      What all patterns share is changed by Catalog/Requests/three/shared.patch.
      MVP, LoginModel Model
      @@
      -old
      +new

      ✘ 1 cell: 0 pass all tests and scenarios; 1 cell without a result of its run

      """)
    #expect(outcome.messages == "No patch for 'three' yet: viper")
    #expect(outcome.exitCode == .success)
  }

  @Test func `A second version stands below the first, with the spread of both`() async throws {
    let patch = try String(contentsOf: folder.url.appending(path: Self.product), encoding: .utf8)
    try folder.write(
      patch.replacingOccurrences(of: "+new", with: "+new\n+newer"),
      to: "Catalog/MVP/Changes/three/second/product.patch")
    let outcome = await compare("three", "mvp")
    #expect(
      outcome.output.contains(
        """
                types roles lines wiring breaks common repair tests arrows reviewed
        MVP         1     1     2      0      –      –      0     0      –        –
        MVP 2nd     1     1     3      0      –      –      0     0      –        –
        spread      0     0     1      0      –      –      0     0      –        –
        """), "\(outcome.output)")
    #expect(outcome.output.contains("MVP, second version ───"))
    let all = await compare("mvp", "mvvm")
    #expect(all.output.contains("three lines    2    –      1"), "\(all.output)")
  }

  @Test func `A request that no pattern has a cell of is an error`() async {
    let outcome = await compare("viper", "prefill")
    #expect(outcome.output == "" && outcome.exitCode != .success)
    #expect(outcome.messages.contains("No patch for 'prefill' yet: viper."))
  }

  @Test func `A patch that changes another folder is an error that names both`() async throws {
    let path = Self.product
    let patch = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    try folder.write(patch.replacingOccurrences(of: "Patterns/MVP/", with: "Patterns/MVVM/"), to: path)
    let outcome = await compare("three", "mvp")
    #expect(outcome.output == "" && outcome.exitCode != .success)
    #expect(outcome.messages.contains("changes 'Sources/Patterns/MVVM/Login/LoginModel.swift'"))
  }

  @Test func `A patch that no longer applies is an error that names it`() async throws {
    try folder.write("no patch\n", to: "Catalog/Requests/three/shared.patch")
    let toolchain = try FakeToolchain(test: FakeToolchain.events(), scenarios: FakeToolchain.report([true]))
    let outcome = await compare("three", "mvp", "--run", by: toolchain)
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
