import Foundation

/// A folder in which the compiler works, which goes when nobody holds it any more.
final class WorkFolder: Sendable {
  /// How its name begins.
  static let prefix = "work-"

  /// The folder.
  let folder: URL
  /// Where the compiler keeps what it makes of C's headers, for the next time; it may not be moved to another path.
  let headers: URL

  /// Makes the folder in the first of some in which there is room for it.
  init(in places: [URL]) throws(CodeGraphError) {
    for place in places {
      let folder = place.appending(path: "\(Self.prefix)\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A full disk still makes folders.
        let probe = folder.appending(path: "probe")
        try Data(count: 1 << 20).write(to: probe)
        try FileManager.default.removeItem(at: probe)
        self.folder = folder
        var path = Fingerprint()
        path.add(place.path)
        headers = place.appending(path: "headers-\(path.text)")
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

  /// Where the index of a module is written.
  func store(of module: String) -> URL { folder.appending(path: "\(module).index") }

  /// Where the compiler's interface of a module is.
  func interface(of module: String) -> URL { folder.appending(path: "\(module).swiftmodule") }

  /// Where what was read of a module is, as ``ModuleCode`` packs it.
  func code(of module: String) -> URL { folder.appending(path: "\(module).code") }
}
