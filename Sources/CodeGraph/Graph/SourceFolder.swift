import Foundation

/// The source files of a module as they are now.
struct SourceFolder {
  struct Source {
    /// The path under the package's folder.
    let path: String
    let text: Data
  }

  /// The files in the order of their paths; at least one.
  let sources: [Source]

  /// Reads the files.
  init(of target: SourceTarget, in package: URL) throws(CodeGraphError) {
    let folder = package.appending(path: target.path).path
    // Where there is no such folder, some systems list none instead of failing.
    guard let names = FileManager.default.subpaths(atPath: folder) else {
      throw .unreadableSource(path: target.path)
    }
    var sources: [Source] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      guard let text = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
        throw .unreadableSource(path: "\(target.path)/\(name)")
      }
      sources.append(Source(path: "\(target.path)/\(name)", text: text))
    }
    guard !sources.isEmpty else { throw .noTypes(module: target.module) }
    self.sources = sources
  }
}
