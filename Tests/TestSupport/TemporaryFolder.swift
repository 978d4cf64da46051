import Foundation

/// A folder of one test, gone when it is released.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")

  /// Makes the folder with files by their paths.
  public init(_ files: [String: String] = [:]) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appending(path: path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
