import Examples
import Foundation
import Testing

/// The process's file mode creation mask is everybody's, so it is changed in a process of its own.
@Suite struct SessionFileMaskTests {
  @Test func `A mask that forbids nothing leaves the file its owner's only`() async {
    await #expect(processExitsWith: .success) {
      umask(0)
      let folder = FileManager.default.temporaryDirectory.appending(path: "mask-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = SessionFile(folder.appending(path: "state/session.json"))
      try file.write(Data("one".utf8))
      for (path, mode) in [(file.url.path, 0o600), (file.url.deletingLastPathComponent().path, 0o700)] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        try #require(attributes[.posixPermissions] as? Int == mode)
      }
    }
  }
}
