import Examples
import Foundation
import Testing

/// The test runs in a separate process, because the file mode creation mask is global to a process.
@Suite struct PrivateFileMaskTests {
  @Test func `A mask that removes the owner's rights has no effect on the file`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "mask-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      umask(0o777)
      let file = PrivateFile(folder.appending(path: "session.json"))
      try file.write(Data("one".utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
      try #require(attributes[.posixPermissions] as? Int == 0o600)
    }
  }
}
