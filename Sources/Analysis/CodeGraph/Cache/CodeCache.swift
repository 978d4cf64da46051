import Foundation

/// A folder with one file per module and cache key.
///
/// Files are replaced atomically, because several processes may share the folder.
struct CodeCache {
  /// The maximal number of files: about eight versions of a package of twelve modules.
  static let capacity = 100

  private static let fileExtension = ".code"

  let folder: URL

  /// Returns the module for a key and marks it as used; nil if its file is missing or damaged.
  func module(for key: String) -> CachedModule? {
    let file = file(for: key)
    guard let module = FileManager.default.contents(atPath: file.path).flatMap(CachedModule.init) else {
      return nil
    }
    utimes(file.path, nil)
    return module
  }

  func store(_ module: CachedModule, for key: String) throws(CodeGraphError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try module.file.write(to: file(for: key), options: .atomic)
    } catch {
      throw .cacheUnusable(path: folder.path)
    }
  }

  /// Deletes the least recently used files beyond the capacity, and the work folders of killed processes.
  func prune() {
    let files = FileManager.default
    let dated = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).map { name in
      let path = folder.appending(path: name).path
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (name: name, path: path, date: date ?? .now)
    }
    let kept = dated.filter { $0.name.hasSuffix(Self.fileExtension) }.sorted { $0.date > $1.date }
    let abandoned = dated.filter { $0.name.hasPrefix(WorkFolder.prefix) && $0.date < .now - 24 * 3600 }
    for old in kept.dropFirst(Self.capacity) + abandoned { try? files.removeItem(atPath: old.path) }
  }

  private func file(for key: String) -> URL { folder.appending(path: key + Self.fileExtension) }
}
