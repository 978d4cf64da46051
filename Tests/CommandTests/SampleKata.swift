import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// A small repository with one kata, `sample`, about MVP.
@MainActor
struct SampleKata {
  /// The folder around the checkout, in which the copies are made.
  let parent = TemporaryFolder()
  private static let path = "Sources/Patterns/MVP/Login/a.txt"

  var checkout: URL { parent.url.appending(path: "catalogue") }

  /// Makes a package with a kata, committed; by default its start changes a file.
  func make(start: String? = SampleKata.patch("one", "three"), mistakes: String = "") throws {
    try write("one\n", to: Self.path)
    for path in ["Package.swift", "Tests/MVPTests/a.txt", "docs/kata/note.txt", "Sources/Patterns/MVC/b.txt"]
    {
      try write("", to: path)
    }
    if let start { try write(start, to: "docs/kata/sample/start.patch") }
    try write(
      """
      # A sample

      5 minutes. Teaches nothing.

      Goal: you can
      do it.

      The task.

      ## Check

      ```check
      pattern mvp
      only Sources/Patterns/MVP/Login
      \(mistakes)```

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
    "--- a/\(path)\n+++ b/\(path)\n@@ -1 +1 @@\n-\(old)\n+\(new)\n"
  }

  /// The text of a file in the folder around the checkout.
  func text(_ path: String) -> String? {
    try? String(contentsOf: parent.url.appending(path: path), encoding: .utf8)
  }

  /// Writes a file of the checkout.
  func write(_ text: String, to path: String) throws { try parent.write(text, to: "catalogue/\(path)") }

  @discardableResult
  func git(_ arguments: String..., in folder: String = "catalogue") throws -> String {
    let run = try Program.run(
      URL(filePath: "/usr/bin/env"), ["git", "-C", parent.url.appending(path: folder).path] + arguments,
      input: Data(), environment: ["HOME": parent.url.path])
    #expect(run.exitCode == 0, "git \(arguments): \(run.errors)")
    return run.output
  }

  func kata(_ arguments: String..., path: String? = nil) async -> CompareCommand.Outcome {
    await CompareCommand().run(
      ["kata"] + arguments, in: .sample(in: checkout, environment: path.map { ["PATH": $0] } ?? [:]))
  }
}

extension CompareCommand.Outcome {
  /// The output of a success.
  func text() throws -> String {
    try #require(exitCode == .success, "\(messages)")
    return output
  }
}
