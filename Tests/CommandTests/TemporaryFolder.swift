import Foundation

/// A folder of one test, gone with it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "compare-\(UUID().uuidString)")

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
