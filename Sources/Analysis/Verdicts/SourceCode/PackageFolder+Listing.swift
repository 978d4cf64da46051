import Catalog
import Examples
import Foundation
import Measures
import PackageLayout

extension PackageFolder {
  /// Reads the code of a pattern for an example.
  public func listing(of card: Card, example: Example) throws(PackageFolderError) -> CodeListing {
    let name = example.name
    let pattern = PackageLayout.code(of: card.module)
    let sharedPath = PackageLayout.example(name)
    // The folder for code that several examples need is optional.
    let common = (try? names(in: "\(pattern)/\(PatternCode.commonFolder)")) ?? []
    let own = try names(in: "\(pattern)/\(name)").union(common)
    let shared = try names(in: sharedPath)
    var sections: [CodeListing.Section] = []
    for part in Part.allCases {
      let roles = card.roles.filter { $0.part == part }
      let types = roles.flatMap(\.types)
      var files: [SourceFile] = []
      for type in types where own.contains("\(type).swift") {
        let folder = common.contains("\(type).swift") ? PatternCode.commonFolder : name
        var file = try file("\(pattern)/\(folder)/\(type).swift")
        file.folder = folder
        files.append(file)
      }
      let played = roles.filter { role in
        role.types.contains { own.union(shared).contains("\($0).swift") }
      }
      sections.append(
        CodeListing.Section(
          part: part, roles: played.map(\.name), files: files,
          shared: types.filter { shared.contains("\($0).swift") }))
    }
    let root = PackageLayout.compositionRoot(of: card.module)
    return CodeListing(
      card: card, example: example, sharedPath: sharedPath, compositionRoot: root, root: try? file(root),
      sections: sections)
  }

  func names(in path: String) throws(PackageFolderError) -> Set<String> {
    do {
      return Set(try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path))
    } catch {
      throw .unreadable(path: path)
    }
  }

  func file(_ path: String) throws(PackageFolderError) -> SourceFile {
    guard let data = try? Data(contentsOf: url.appending(path: path)) else {
      throw .unreadable(path: path)
    }
    var lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return SourceFile(path: path, lines: lines)
  }
}
