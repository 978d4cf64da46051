import Foundation
import PackageLayout
import Processes

/// A copy of the package for changes; the original stays unchanged.
///
/// The copy is kept, and unchanged files are not written again, so that builds are incremental.
struct PackageCopy: Sendable {
  let original: URL
  let folder: URL

  /// Makes the copy equal to the original, which takes back the last change.
  func renew() throws(BenchError) {
    let files = FileManager.default
    do {
      for part in PackageLayout.built + [PackageLayout.contract] {
        let wanted = Set(FileList.paths(in: part, of: original))
        for path in FileList.paths(in: part, of: folder) where !wanted.contains(path) {
          try files.removeItem(at: folder.appending(path: path))
        }
        for path in wanted {
          let data = try Data(contentsOf: original.appending(path: path))
          let file = folder.appending(path: path)
          if data == (try? Data(contentsOf: file)) { continue }
          try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file, options: .atomic)
        }
      }
    } catch {
      throw .copyUnusable(path: folder.path, reason: error.localizedDescription)
    }
  }
}
