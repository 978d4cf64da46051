import Foundation

/// The package's source files.
enum SourceTree {
  /// The folder that holds `Package.swift`.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let patterns = package.appending(path: "Sources/Patterns")

  /// The texts of the Swift files in a folder of the package and its subfolders, by file name without extension.
  static func texts(in folder: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    let found = FileManager.default.enumerator(
      at: package.appending(path: folder), includingPropertiesForKeys: nil)
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }

  /// The names of the top-level types in those files, by file name.
  static func types(in folder: String) throws -> [String: [String]] {
    try texts(in: folder).mapValues { text in
      let declaration = /^(?:[a-z@]+ )*(?:class|struct|enum|protocol|actor) (\w+)/.anchorsMatchLineEndings()
      return text.matches(of: declaration).map { String($0.output.1) }
    }
  }
}
