import Edits
import Foundation
import TestSupport
import Testing

/// What CI adds to a copy of the package.
@Suite struct AdditionTests {
  @Test(arguments: ["counter", "section"])
  func `A patch that adds an example, or a section of the page, applies`(name: String) async throws {
    let path = "docs/additions/\(name).patch"
    try await Change(
      "the patch '\(path)'", .patch(Patch(Program.packageFolder.appending(path: path))),
      remedy: "Renew '\(path)', then check it by '.ci/run'."
    ).check(in: Program.packageFolder)
  }

  @Test func `A section of the page is one file and one line`() throws {
    let patch = try String(
      contentsOf: Program.packageFolder.appending(path: "docs/additions/section.patch"), encoding: .utf8)
    let files = patch.matches(of: /\n\+\+\+ b\/(\S+)/).map { String($0.1) }
    #expect(files == ["Sources/Page/PageSection.swift", "Sources/Page/Sections/CommandsSection.swift"])
    let lists = patch.components(separatedBy: "diff --git ").filter {
      $0.contains("b/Sources/Page/PageSection.swift")
    }
    let changed = lists.flatMap { $0.split(separator: "\n") }.filter { line in
      line.hasPrefix("+") && !line.hasPrefix("+++") || line.hasPrefix("-") && !line.hasPrefix("---")
    }
    #expect(changed == ["+    .commands,"])
  }
}
