import Catalog
import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// A user's own change of a pattern, taken from a checkout that git keeps, without building anything.
@MainActor
@Suite struct OwnChangeTests {
  private let checkout = TemporaryFolder([
    "Package.swift": "", "Sources/Patterns/MVP/Model.swift": "old\n",
    "Tests/MVPTests/ModelTests.swift": "one\n",
    "Sources/Driver/Scenarios/Notes.swift": "before\n",
  ])
  private let target = TemporaryFolder()

  private var git: Git {
    Git(
      folder: checkout.url,
      environment: [
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@b",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CEILING_DIRECTORIES": checkout.url.path,
      ])
  }

  private func change() async throws -> OwnChange {
    try await git("init", "--quiet")
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message=Start")
    let request = try #require(ChangeRequest.all.first { $0.id == "prefill" })
    return OwnChange(request: request, card: .mvp, git: git)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: target.url.appending(path: "base/\(path)"), encoding: .utf8)
  }

  @Test func `It is the pattern's and its tests' differences from the last commit, new files included`()
    async throws
  {
    let change = try await change()
    try checkout.write("new\n", to: "Sources/Patterns/MVP/Model.swift")
    try checkout.write("more\n", to: "Sources/Patterns/MVP/Extra.swift")
    try checkout.write("two\n", to: "Tests/MVPTests/ModelTests.swift")
    try checkout.write("after\n", to: "Sources/Driver/Scenarios/Notes.swift")
    let before = try await git("status", "--porcelain")
    try await change.write(to: target.url.appending(path: "base"), roles: nil)
    let cell = "Catalog/MVP/Changes/prefill/own"
    let product = try #require(text("\(cell)/product.patch"))
    #expect(product.contains("+++ b/Sources/Patterns/MVP/Extra.swift") && product.contains("\n-old\n+new\n"))
    #expect(!product.contains("Scenarios") && !product.contains("Tests"))
    #expect(text("\(cell)/tests.patch")?.contains("\n-one\n+two\n") == true)
    // The rest is as in the last commit, and the user's checkout as it was.
    #expect(text("Sources/Patterns/MVP/Model.swift") == "old\n")
    #expect(text("Sources/Driver/Scenarios/Notes.swift") == "before\n")
    #expect(try await git("status", "--porcelain") == before)
  }

  @Test func `Without a change of the pattern there is nothing to measure`() async throws {
    let change = try await change()
    try checkout.write("after\n", to: "Sources/Driver/Scenarios/Notes.swift")
    let failure = await #expect(throws: CommandFailure.self) {
      try await change.write(to: target.url.appending(path: "base"), roles: nil)
    }
    #expect(
      failure?.message.hasPrefix("'Sources/Patterns/MVP' and 'Tests/MVPTests' are as in the last commit.")
        == true)
  }

  @Test func `Only one change of one pattern can be measured`() async {
    for arguments in [
      ["changes", "--own"], ["changes", "prefill", "mvp", "mvvm", "--own"], ["changes", "mvp", "--own"],
    ] {
      let outcome = await CompareCommand().run(arguments, in: .sample(in: checkout.url))
      #expect(outcome.messages.contains("'--own' measures one change."), "\(arguments)")
    }
  }
}
