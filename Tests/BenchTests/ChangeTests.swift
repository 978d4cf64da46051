import Edits
import Foundation
import TestSupport
import Testing

/// A change applies to a folder, or says why it does not.
@Suite struct ChangeTests {
  private let folder = TemporaryFolder()
  private var package: URL { folder.url.appending(path: "package") }

  init() throws {
    try folder.write("let a = 1\nlet b = 2\n", to: "package/Sources/A.swift")
  }

  // MARK: Edits

  @Test func `Edits of one file are made in order`() async throws {
    let change = edits([
      Edit(in: "Sources/A.swift", replace: "= 1", with: "= 3"),
      Edit(in: "Sources/A.swift", replace: "= 3\nlet b", with: "= 4\nlet c"),
    ])
    try await change.check(in: package)
    #expect(folder.text(of: "package/Sources/A.swift") == "let a = 1\nlet b = 2\n")
    try await change.apply(to: package)
    #expect(folder.text(of: "package/Sources/A.swift") == "let a = 4\nlet c = 2\n")
  }

  @Test func `The place of an edit is the line of its text`() throws {
    let edit = Edit(in: "A.swift", replace: "b = 2", with: "").moved(into: "Sources")
    #expect(try edits([edit]).line(of: edit, in: package) == 2)
  }

  @Test(
    arguments: [
      ("gone", "the text that it replaces occurs nowhere in 'Sources/A.swift'"),
      ("let", "the text that it replaces occurs 2 times in 'Sources/A.swift'"),
    ])
  func `A text that is missing or occurs twice is an error, and no file is changed`(
    original: String, reason: String
  ) async throws {
    let change = edits([
      Edit(in: "Sources/A.swift", replace: "= 1", with: "= 3"),
      Edit(in: "Sources/A.swift", replace: original, with: "var"),
    ])
    let error = await #expect(throws: ChangeError.self) { try await change.apply(to: package) }
    #expect(error?.description == "The change no longer applies: \(reason). Renew it by 'renew'.")
    #expect(folder.text(of: "package/Sources/A.swift") == "let a = 1\nlet b = 2\n")
  }

  @Test func `A file that is missing is an error`() async throws {
    let change = edits([Edit(in: "Sources/B.swift", replace: "a", with: "b")])
    let error = await #expect(throws: ChangeError.self) { try await change.check(in: package) }
    #expect(
      error?.description
        == "The change no longer applies: 'Sources/B.swift' cannot be read. Renew it by 'renew'.")
  }

  // MARK: Patches

  @Test func `A patch changes and adds files`() async throws {
    let change = try patch(of: "let a = 1")
    try await change.check(in: package)
    try await change.apply(to: package)
    #expect(folder.text(of: "package/Sources/A.swift") == "let a = 3\nlet b = 2\n")
    #expect(folder.text(of: "package/Sources/New.swift") == "new\n")
  }

  /// Git would skip all that a patch names if it took the folder for a part of the repository around it.
  @Test func `A patch is applied inside another repository too`() async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git/refs"), withIntermediateDirectories: true)
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git/objects"), withIntermediateDirectories: true)
    try await patch(of: "let a = 1").apply(to: package)
    #expect(folder.text(of: "package/Sources/A.swift") == "let a = 3\nlet b = 2\n")
  }

  @Test func `A patch that no longer applies is an error, and no file is changed`() async throws {
    let change = try patch(of: "let a = 0")
    let error = await #expect(throws: ChangeError.self) { try await change.apply(to: package) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("The change no longer applies. Renew it by 'renew'.\n"))
    #expect(text.contains("Sources/A.swift:1"))
    #expect(folder.text(of: "package/Sources/A.swift") == "let a = 1\nlet b = 2\n")
    #expect(folder.text(of: "package/Sources/New.swift") == nil)
  }

  private func edits(_ edits: [Edit]) -> Change {
    Change("the change", .edits(edits), remedy: "Renew it by 'renew'.")
  }

  /// A patch that expects a first line.
  private func patch(of line: String) throws -> Change {
    try folder.write(
      """
      --- a/Sources/A.swift
      +++ b/Sources/A.swift
      @@ -1,2 +1,2 @@
      -\(line)
      +let a = 3
       let b = 2
      --- /dev/null
      +++ b/Sources/New.swift
      @@ -0,0 +1 @@
      +new

      """, to: "change.patch")
    return Change(
      "the change", .patch(Patch(folder.url.appending(path: "change.patch"))), remedy: "Renew it by 'renew'.")
  }
}
