import Foundation

/// A folder of one test, gone with it.
public final class TemporaryFolder: Sendable {
  /// The folder; a link, as macOS has in the path of its temporary folder, is no path that the compiler would tell.
  public let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "test-\(UUID().uuidString)")

  /// Makes a folder with files: their text by their path, such as `Sources/Shop/Order.swift`.
  ///
  /// A test whose folder cannot be made fails when it reads what is not there.
  public init(_ files: [String: String] = [:]) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try? write(text, to: path) }
  }

  /// Copies a folder with all that is in it.
  public init(copying original: URL) throws {
    try FileManager.default.copyItem(at: original, to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file.
  public func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file; nil if it is not there.
  public func text(of path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
