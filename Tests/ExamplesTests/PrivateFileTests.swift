import Examples
import Foundation
import TestSupport
import Testing

/// A private file has mode 0600 and is replaced atomically.
@Suite struct PrivateFileTests {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url }
  private var file: PrivateFile { PrivateFile(folder.appending(path: "session.json")) }

  // MARK: Reading

  @Test func `A missing file or folder reads as nil`() throws {
    #expect(try file.read() == nil)
    #expect(try PrivateFile(folder.appending(path: "no/session.json")).read() == nil)
  }

  @Test(arguments: [0, 1, 1 << 20]) func `Written data is read back`(count: Int) throws {
    let data = Data(repeating: 0x61, count: count)
    try file.write(data)
    #expect(try file.read() == data)
  }

  @Test func `A file that is too large is not read`() throws {
    try file.write(Data(count: (1 << 20) + 1))
    #expect(throws: CocoaError(.fileReadTooLarge)) { try file.read() }
  }

  @Test func `A pipe in the file's place fails at once`() throws {
    try #require(mkfifo(file.url.path, 0o600) == 0)
    #expect(throws: (any Error).self) { try file.read() }
  }

  @Test func `A link to nowhere cannot be read`() throws {
    try FileManager.default.createSymbolicLink(
      at: file.url, withDestinationURL: folder.appending(path: "nowhere"))
    #expect(throws: (any Error).self) { try file.read() }
  }

  // MARK: Writing

  @Test func `The file has mode 0600, also if it replaces a readable one`() throws {
    try file.write(Data("one".utf8))
    #expect(mode(of: file.url) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
    try file.write(Data("two".utf8))
    #expect(mode(of: file.url) == 0o600)
    #expect(try file.read() == Data("two".utf8))
  }

  /// In a separate process, because the file mode creation mask is global to a process.
  @Test func `A mask that removes the owner's rights has no effect on the file`() async {
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      defer { withExtendedLifetime(folder) {} }
      umask(0o777)
      let file = PrivateFile(folder.url.appending(path: "session.json"))
      try file.write(Data("one".utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
      try #require(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `Missing folders are created, the innermost with mode 0700`() throws {
    let file = PrivateFile(folder.appending(path: "a/b/session.json"))
    try file.write(Data("one".utf8))
    #expect(mode(of: folder.appending(path: "a/b")) == 0o700)
    #expect(try file.read() == Data("one".utf8))
  }

  @Test func `An existing folder keeps its mode`() throws {
    let state = folder.appending(path: "state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: state.path)
    try PrivateFile(state.appending(path: "session.json")).write(Data())
    #expect(mode(of: state) == 0o755)
  }

  @Test func `A folder in the file's place is neither replaced nor deleted, and no draft is left`() throws {
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: false)
    let inside = file.url.appending(path: "kept")
    try Data("kept".utf8).write(to: inside)
    #expect(throws: (any Error).self) { try file.write(Data("one".utf8)) }
    #expect(file.delete())
    #expect(try Data(contentsOf: inside) == Data("kept".utf8))
    #expect(try names(in: folder) == ["session.json"])
  }

  @Test func `Concurrent writers each write a whole file`() async throws {
    let file = file
    try await withThrowingTaskGroup { group in
      for digit in 0..<10 {
        group.addTask { try file.write(Data(String(repeating: "\(digit)", count: 10_000).utf8)) }
      }
      try await group.waitForAll()
    }
    let data = try #require(try file.read())
    #expect(data.count == 10_000)
    #expect(Set(data).count == 1)
    #expect(try names(in: folder) == ["session.json"])
  }

  // MARK: Setting aside

  @Test func `The newest file that was set aside is kept`() throws {
    for text in ["older", "newer"] {
      try file.write(Data(text.utf8))
      file.setAside()
      #expect(try file.read() == nil)
    }
    #expect(try names(in: folder) == ["session.json.corrupt"])
    #expect(try Data(contentsOf: folder.appending(path: "session.json.corrupt")) == Data("newer".utf8))
  }

  // MARK: Deleting

  @Test(.enabled(if: geteuid() != 0, "no file mode stops the superuser"))
  func `In a read-only folder a write leaves the old file, and deleting empties it`() throws {
    let state = folder.appending(path: "state")
    let file = PrivateFile(state.appending(path: "session.json"))
    try file.write(Data("old".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: state.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: state.path)
    }
    #expect(throws: (any Error).self) { try file.write(Data("new".utf8)) }
    #expect(try file.read() == Data("old".utf8))
    #expect(try names(in: state) == ["session.json"])
    file.delete()
    #expect(try file.read() == Data())
  }

  // MARK: Other users

  @Test func `Another user's file is neither read nor replaced, moved or deleted`() throws {
    try self.file.write(Data("theirs".utf8))
    let file = PrivateFile(self.file.url, owner: geteuid() + 1)
    #expect(try file.read() == nil)
    #expect(throws: CocoaError(.fileWriteNoPermission)) { try file.write(Data("mine".utf8)) }
    file.setAside()
    #expect(file.delete())
    #expect(try names(in: folder) == ["session.json"])
    #expect(try Data(contentsOf: file.url) == Data("theirs".utf8))
  }

  @Test(.enabled(if: geteuid() == 0, "only the superuser can give files away"))
  func `An own link to another user's file is not read, and is replaced`() throws {
    let target = folder.appending(path: "target")
    try Data("target".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: target)
    try #require(chown(target.path, 12_345, 12_345) == 0)
    #expect(try file.read() == nil)
    try file.write(Data("mine".utf8))
    #expect(try file.read() == Data("mine".utf8))
    #expect(try Data(contentsOf: target) == Data("target".utf8))
  }

  // MARK: Helpers

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func mode(of url: URL) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.posixPermissions] as? Int
  }
}
