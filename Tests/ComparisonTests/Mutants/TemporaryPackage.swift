import Foundation

/// A package of one test with its copy, gone with it.
final class TemporaryPackage {
  private let root = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
  var url: URL { root.appending(path: "original") }
  var copy: URL { root.appending(path: "copy") }

  init() {
    for folder in [url, copy] {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func put(_ text: String, _ path: String, inCopy: Bool = false) throws {
    let file = (inCopy ? copy : url).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func original(_ path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  func copied(_ path: String) -> String? {
    try? String(contentsOf: copy.appending(path: path), encoding: .utf8)
  }
}
