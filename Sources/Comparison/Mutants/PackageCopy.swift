import Catalog
import Foundation

/// A copy of the package for mutants; the original stays unchanged.
///
/// The copy is kept, and unchanged files are not written again, so that builds are incremental.
struct PackageCopy: Sendable {
  /// The parts of the package that a build needs.
  private static let parts = ["Package.swift", "Catalog", "Sources", "Tests"]

  let original: URL
  let folder: URL

  /// Makes the copy equal to the original, except for some edits by file path.
  func renew(with edits: [String: [Mutant.Edit]] = [:]) throws {
    let files = FileManager.default
    for part in Self.parts {
      let wanted = Set(Self.paths(in: part, of: original))
      for path in Self.paths(in: part, of: folder) where !wanted.contains(path) {
        try files.removeItem(at: folder.appending(path: path))
      }
      for path in wanted {
        var data = try Data(contentsOf: original.appending(path: path))
        if let edits = edits[path] {
          let text = String(decoding: data, as: UTF8.self)
          data = Data(edits.reduce(text) { $0.replacing($1.original, with: $1.replacement) }.utf8)
        }
        let file = folder.appending(path: path)
        if data == (try? Data(contentsOf: file)) { continue }
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      }
    }
  }

  /// The paths in the package of the files in one part.
  static func paths(in part: String, of package: URL) -> [String] {
    var isFolder: ObjCBool = false
    let place = package.appending(path: part).path
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [part] }
    var paths: [String] = []
    let found = FileManager.default.enumerator(atPath: place)
    while let path = found?.nextObject() as? String {
      // `fileAttributes` looks up the names of owner and group for each file.
      var status = stat()
      if lstat("\(place)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        paths.append("\(part)/\(path)")
      }
    }
    return paths
  }
}
