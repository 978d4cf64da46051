import Foundation
import TestSupport
import Testing

@testable import Processes

/// What identifies the content of files without reading them.
@Suite struct FileStampTests {
  private let folder = TemporaryFolder(["a/one": "1", "a/two": "2", "b": "3", "other": "4"])

  private var stamp: String { FileStamp.text(of: ["a", "b"], in: folder.url) }

  @Test func `It stays the same while no file changes`() throws {
    let before = stamp
    #expect(stamp == before)
    try folder.write("5", to: "other")
    #expect(stamp == before)
  }

  @Test func `A text of the same length, a new file and one that is gone change it`() throws {
    var stamps = [stamp]
    try folder.write("6", to: "a/one")
    stamps.append(stamp)
    try folder.write("", to: "a/new")
    stamps.append(stamp)
    try FileManager.default.removeItem(at: folder.url.appending(path: "b"))
    stamps.append(stamp)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "a/new"), to: folder.url.appending(path: "a/newer"))
    stamps.append(stamp)
    #expect(Set(stamps).count == stamps.count)
  }
}
