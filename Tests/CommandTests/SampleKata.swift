import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// A small repository with one kata, `sample`.
@MainActor
struct SampleKata {
  let folder = TemporaryFolder()

  /// Makes a package with a kata, committed; by default its start changes a file.
  func make(
    start: String? = SampleKata.patch("one", "three"),
    checks: [String] = [
      "scenarios mvp greeting", "scenarios qux greeting", "unchanged Sources Tests", "notices NoTests mutant",
    ]
  ) throws {
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

      Goal: you can
      do it.

      The task.

      ## Check

      ```check
      \(checks.joined(separator: "\n"))
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
    try git("init", "-q", "--initial-branch=trunk")
    try commitAll()
  }

  func commitAll() throws {
    try git("add", "-A")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "Start")
  }

  static func patch(_ old: String, _ new: String) -> String {
    let path = "Sources/Patterns/a.txt"
    return "--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-\(old)\n+\(new)\n"
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let run = try Program.run(
      URL(filePath: "/usr/bin/env"), ["git", "-C", folder.url.path] + arguments, input: Data(),
      environment: ["HOME": folder.url.path])
    #expect(run.exitCode == 0, "git \(arguments): \(run.errors)")
    return run.output
  }

  func kata(_ arguments: String..., path: String? = nil, columns: Int? = nil) async -> CompareCommand.Outcome
  {
    var environment: [String: String] = [:]
    if let path { environment["PATH"] = path }
    if let columns { environment["COLUMNS"] = String(columns) }
    return await CompareCommand().run(
      ["kata"] + arguments, in: .sample(in: folder.url, environment: environment))
  }
}

extension CompareCommand.Outcome {
  /// The output of a success.
  func text() throws -> String {
    try #require(exitCode == .success, "\(messages)")
    return output
  }
}
