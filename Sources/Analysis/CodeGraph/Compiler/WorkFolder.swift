import Foundation
import Processes

/// A temporary folder for the compiler's output, deleted with the last reference to this object.
final class WorkFolder: Sendable {
  static let prefix = "work-"

  let folder: URL
  /// The compiler's cache of C modules, kept for the next run; it depends on its own absolute path.
  let headers: URL

  /// Creates the folder in the first place with enough space.
  init(in places: [URL]) throws(CodeGraphError) {
    for place in places {
      let folder = place.appending(path: "\(Self.prefix)\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // On a full disk a folder can still be created, but no file.
        let probe = folder.appending(path: "probe")
        try Data(count: 1 << 20).write(to: probe)
        try FileManager.default.removeItem(at: probe)
        self.folder = folder
        headers = place.appending(path: "headers-\(Fingerprint([place.path]).text)")
        return
      } catch {
        try? FileManager.default.removeItem(at: folder)
      }
    }
    throw .cacheUnusable(path: places.first?.path ?? "")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func store(of module: String) -> URL { folder.appending(path: "\(module).index") }

  /// The path of a module's interface for the compiler.
  func interface(of module: String) -> URL { folder.appending(path: "\(module).swiftmodule") }

  /// The path of a module's packed ``ModuleCode``.
  func code(of module: String) -> URL { folder.appending(path: "\(module).code") }
}
