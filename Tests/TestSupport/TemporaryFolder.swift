import Processes
import Foundation
import Processes

/// A temporary folder that is deleted with its object.
public final class TemporaryFolder: Sendable {
  /// The folder, with symbolic links resolved as in the paths that the compiler reports.
  public let url = FileManager.default.temporaryDirectory.realPath
    .appending(path: "test-\(UUID().uuidString)")

  /// Creates a folder with files: their texts by paths such as `Sources/Shop/Order.swift`.
  ///
  /// It ignores errors; the test then fails on a missing file.
  public init(_ files: [String: String] = [:]) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try? write(text, to: path) }
  }

  /// Copies a folder with its contents.
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

  /// The text of a file; nil if it does not exist.
  public func text(of path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
