import Foundation

/// The folder in which read modules are kept, by module and key.
///
/// Each is a file that is put in its place whole, so that programs which run at the same time do each other no harm.
struct CodeCache {
  /// How many are kept: some eight states of a package of twelve modules. Those that were not used for longest go first.
  static let most = 100

  private static let ending = ".code"

  let folder: URL

  /// What is kept under a key; what cannot be read is deleted.
  func module(for key: String) -> CachedModule? {
    let file = file(for: key)
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    guard let module = CachedModule(data) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    // It has been used now.
    utimes(file.path, nil)
    return module
  }

  /// Keeps a module.
  func keep(_ module: CachedModule, for key: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try module.file.write(to: file(for: key), options: .atomic)
  }

  /// Deletes what nobody has used for longest, and what programs have left behind that were killed at work.
  func prune() {
    let files = FileManager.default
    let dated = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).map { name in
      let path = folder.appending(path: name).path
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (name: name, path: path, date: date ?? .now)
    }
    let kept = dated.filter { $0.name.hasSuffix(Self.ending) }.sorted { $0.date > $1.date }
    let left = dated.filter { $0.name.hasPrefix(WorkFolder.prefix) && $0.date < .now - 24 * 3600 }
    for old in kept.dropFirst(Self.most) + left { try? files.removeItem(atPath: old.path) }
  }

  private func file(for key: String) -> URL { folder.appending(path: key + Self.ending) }
}
