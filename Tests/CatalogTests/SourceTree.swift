import Foundation

/// The package's folder as these tests read it.
enum SourceTree {
  /// The folder that holds `Package.swift`.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let patterns = package.appending(path: "Sources/Patterns")
  static let examples = package.appending(path: "Sources/Examples")

  /// The Swift files anywhere in a folder.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// The names of the types that the Swift files in a folder declare outside any other type, by file name.
  static func types(in folder: URL) throws -> [String: [String]] {
    var types: [String: [String]] = [:]
    for file in files(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration = /^(?:[a-z@]+ )*(?:class|struct|enum|protocol|actor) (\w+)/.anchorsMatchLineEndings()
      types[file.lastPathComponent] = text.matches(of: declaration).map { String($0.output.1) }
    }
    return types
  }

  /// The texts of the Swift files in a folder, by the name of the file without its ending.
  static func texts(in folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for file in files(in: folder) {
      texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }

  /// The names of the folders in a folder, sorted.
  static func folders(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && folder.appending(path: $0).hasDirectoryPath(on: .default) }
      .sorted()
  }
}

extension URL {
  fileprivate func hasDirectoryPath(on files: FileManager) -> Bool {
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
