import Driver
import Foundation
import Scenarios
import TestSupport
import Testing

@testable import CompareCommand

/// `compare kata` in a small repository, and the katas of this package.
@MainActor
@Suite struct KataTests {
  private let folder = TemporaryFolder()

  @Test func `A kata is started, checked and ended, and the work is kept`() async throws {
    try makeRepository()
    #expect(
      await kata()
        == .init(
          output: """
            sample  5 min  A sample. Teaches nothing.

            The task: 'swift run compare kata NAME'. To begin: 'swift run compare kata NAME
            --start'.

            """))
    #expect(try await kata("sample", "--start").text().contains("Started: A sample"))
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "three\n")
    await kata("sample", "--start").expectError("The kata 'sample' is started.")
    await kata("other", "--check").expectError("Unknown kata 'other'.")

    let failed = await kata("--check")
    #expect(failed.exitCode == .failure)
    #expect(failed.output.contains("✔ scenarios mvp greeting: all 16 pass\n"), "\(failed.output)")
    #expect(failed.output.contains("✘ scenarios qux greeting: there is no pattern 'qux' yet: 'swift run"))
    #expect(failed.output.contains("✔ unchanged Sources Tests: as at the start\n"))
    #expect(failed.output.contains("✘ mutant mutant NoTests: it waits until the others hold\n"))
    #expect(failed.output.hasSuffix("2 of 4 to go. Stuck: 'swift run compare kata --hint'.\n"))

    for (isWhole, hints) in [(false, [1]), (false, [2]), (false, [1, 2]), (true, [1, 2])] {
      let lines = hints.map { "\($0) of 2  Hint \($0).\n" }.joined()
      let end = hints.last == 2 ? "That was the last one.\n" : ""
      let outcome = isWhole ? await kata("--hint", "--all") : await kata("--hint")
      #expect(outcome == .init(output: lines + end))
    }

    // The plant is no change of the participant's, and 'git checkout' keeps it.
    #expect(try git("diff", "--name-only").isEmpty)
    try git("checkout", "-q", "Sources")
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "three\n")
    try folder.write("five\n", to: "Sources/Patterns/a.txt")
    let changed = "✘ unchanged Sources Tests: you changed Sources/Patterns/a.txt;"
    #expect(await kata("--check").output.contains(changed))
    try folder.write("three\n", to: "Sources/Patterns/a.txt")
    try folder.write("four\n", to: "Tests/new.txt")
    #expect(await kata("--check").output.contains("✘ unchanged Sources Tests: you changed Tests/new.txt;"))
    try folder.write("stays\n", to: "before.json")
    let end = try await kata("--stop").text()
    #expect(end.contains("kata/sample-1.patch"))
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "one\n")
    #expect(folder.text(of: "Tests/new.txt") == nil)
    #expect(folder.text(of: "before.json") == "stays\n")
    #expect(try git("status", "--porcelain", "--untracked-files=no").isEmpty)
    await kata("--check").expectError("No kata is started.")

    try git("apply", "kata/sample-1.patch")
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "three\n")
    #expect(folder.text(of: "Tests/new.txt") == "four\n")
  }

  @Test func `Ending a kata without a change keeps nothing`() async throws {
    try makeRepository(start: nil)
    _ = try await kata("sample", "--start").text()
    #expect(try await kata("--stop").text() == "The checkout is clean again. You had changed nothing.\n")
    #expect(folder.text(of: "kata/sample-1.patch") == nil)
  }

  @Test func `The workshop says how many scenarios there are`() throws {
    let file = Program.packageFolder.appending(path: "docs/workshop.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for words in ["\(Scenario.all.count) test scripts", "all \(Scenario.all.count) scripts"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `A start is refused where it could lose work, and where there is no way back`() async throws {
    await kata("sample", "--start").expectError("The source code was not found", .missingInput)
    try makeRepository()
    try folder.write("mine\n", to: "Tests/new.txt")
    await kata("sample", "--start").expectError("The checkout has changes: Tests/new.txt.")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/new.txt"))
    try folder.write("mine\n", to: "Sources/Patterns/a.txt")
    await kata("sample", "--start").expectError("The checkout has changes: Sources/Patterns/a.txt.")
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "mine\n")
    try git("checkout", "-q", "Sources")
    try folder.write(Self.patch("two", "three"), to: "docs/kata/sample/start.patch")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "Change")
    await kata("sample", "--start").expectError("The exercise does not fit this checkout")
    try git("reset", "-q", "--hard", "HEAD~")
    try folder.write("mine\n", to: "Sources/Patterns/a.txt")
    await kata("sample", "--start", "--check").expectError("Give one of '--start' and '--check'.")
    await kata("sample", "--start", path: "/nowhere").expectError("No such file", .missingInput)
    try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
    await kata("sample", "--start").expectError("A kata needs a clone by git", .missingInput)
  }

  @Test func `A kata may have several wrong answers`() throws {
    try makeRepository()
    for name in ["wrong", "wrong-2", "solution"] {
      try folder.write(Self.patch("three", name), to: "docs/kata/sample/\(name).patch")
    }
    let kata = try #require(try Kata.all(in: folder.url).first)
    #expect(kata.wrongAnswers == ["wrong", "wrong-2"])
    #expect(kata.change("wrong-3") == nil)
  }

  @Test func `Every kata has its parts, and its patches apply`() async throws {
    let katas = try Kata.all(in: Program.packageFolder)
    #expect(katas.count >= 8)
    let check =
      /^((scenarios|names) \S+ \S+|(rules|arrows) \S+|figure \S+ \S+ .+ [<>]= \d+|(mutant \S+|tests) \S+|answer trace .+|protocols (\S+ ){4}\d+|unchanged \S.+)$/
    let copy = TemporaryFolder()
    let original = copy.url.appending(path: "original")
    for path in ["Package.swift", "Sources", "Tests", "Catalog", "docs/kata"] {
      let file = original.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Program.packageFolder.appending(path: path), to: file)
    }
    for kata in katas {
      #expect(kata.hints.count == 3 && (10...25).contains(kata.minutes), "\(kata.name)")
      #expect(!kata.checks.isEmpty && kata.checks.allSatisfy { $0.contains(check) }, "\(kata.name)")
      #expect(kata.task.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(kata.name)")
      let package = copy.url.appending(path: kata.name)
      try FileManager.default.copyItem(at: original, to: package)
      try await kata.change("start")?.apply(to: package)
      let mistakes = kata.checks.filter { $0.hasPrefix("mutant ") }
        .map { String($0.split(separator: " ")[1]) }
      #expect(!kata.wrongAnswers.isEmpty, "\(kata.name)")
      for name in ["solution"] + kata.wrongAnswers + mistakes {
        try await #require(kata.change(name), "\(kata.name)").check(in: package)
      }
      for check in kata.checks where check.hasPrefix("unchanged ") {
        for path in check.split(separator: " ").dropFirst() {
          let file = package.appending(path: String(path))
          #expect(FileManager.default.fileExists(atPath: file.path), "\(kata.name): \(path)")
        }
      }
      try FileManager.default.removeItem(at: package)
    }
  }

  /// Makes a package with a kata, committed; by default its start changes a file.
  private func makeRepository(start: String? = KataTests.patch("one", "three")) throws {
    try folder.write("one\n", to: "Sources/Patterns/a.txt")
    for path in ["Package.swift", "Tests/a.txt", "Catalog/a.txt", "docs/kata/note.txt"] {
      try folder.write("", to: path)
    }
    if let start { try folder.write(start, to: "docs/kata/sample/start.patch") }
    try folder.write(Self.patch("three", "five"), to: "docs/kata/sample/mutant.patch")
    try folder.write(
      """
      # A sample

      5 minutes. Teaches nothing.

      The task.

      ## Check

      ```check
      scenarios mvp greeting
      scenarios qux greeting
      unchanged Sources Tests
      mutant mutant NoTests
      ```

      ## Hints

      <details><summary>One</summary>

      Hint 1.

      </details>

      <details><summary>Two</summary>

      Hint 2.

      </details>

      ## Afterwards

      Now you know.

      """, to: "docs/kata/sample/README.md")
    try git("init", "-q")
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "Start")
  }

  private static func patch(_ old: String, _ new: String) -> String {
    let path = "Sources/Patterns/a.txt"
    return "--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-\(old)\n+\(new)\n"
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let run = try Program.run(
      URL(filePath: "/usr/bin/env"), ["git", "-C", folder.url.path] + arguments, input: Data(),
      environment: ["HOME": folder.url.path])
    #expect(run.exitCode == 0, "git \(arguments): \(run.errors)")
    return run.output
  }

  private func kata(_ arguments: String..., path: String? = nil) async -> CompareCommand.Outcome {
    let environment = path.map { ["PATH": $0] } ?? [:]
    return await CompareCommand().run(
      ["kata"] + arguments, in: .sample(in: folder.url, environment: environment))
  }
}

extension CompareCommand.Outcome {
  /// The output of a success.
  fileprivate func text() throws -> String {
    try #require(exitCode == .success, "\(messages)")
    return output
  }
}
