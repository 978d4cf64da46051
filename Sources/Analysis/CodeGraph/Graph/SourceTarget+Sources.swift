import Foundation

extension SourceTarget {
  /// Reads the current source files, with their paths under the package's folder, sorted; there is at least one.
  func sources(in package: URL) throws(CodeGraphError) -> [(path: String, text: Data)] {
    let folder = package.appending(path: path).path
    // For a missing folder some platforms return an empty list, caught below, instead of nil.
    guard let names = FileManager.default.subpaths(atPath: folder) else {
      throw .unreadableSource(path: path)
    }
    var sources: [(path: String, text: Data)] = []
    for name in names.sorted() where name.hasSuffix(".swift") {
      guard let text = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
        throw .unreadableSource(path: "\(path)/\(name)")
      }
      sources.append(("\(path)/\(name)", text))
    }
    guard !sources.isEmpty else { throw .noTypes(module: module) }
    return sources
  }
}
