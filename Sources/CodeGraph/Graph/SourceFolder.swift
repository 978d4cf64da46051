import Foundation

/// The current source files of a module.
struct SourceFolder {
  struct Source {
    /// The path under the package's folder.
    let path: String
    let text: Data
  }

  /// The files, sorted by path; never empty.
  let sources: [Source]

  /// Reads the files.
  init(of target: SourceTarget, in package: URL) throws(CodeGraphError) {
    let folder = package.appending(path: target.path).path
    // For a missing folder some platforms return an empty list, caught below, instead of nil.
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
