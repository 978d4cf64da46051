import Foundation

/// The Swift files of a folder of a package.
struct SourceFolder {
  /// A file with its lines.
  struct File {
    /// The path in the package.
    let path: String
    let lines: [String]

    /// Whether a line of its own imports a module.
    func imports(_ module: String) -> Bool { lines.contains("import \(module)") }
  }

  /// A line that has a text.
  struct Occurrence {
    let file: File
    /// The line's index, from 0.
    let index: Int

    /// The file's path and the line's number, from 1.
    var place: String { "\(file.path):\(index + 1)" }
  }

  /// The files that can be read, in the order of their paths.
  let files: [File]

  /// Reads the files at or below a folder; none if there is no such folder.
  init(_ folder: String, of package: URL) {
    let place = package.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: place.appending(path: name), encoding: .utf8) else {
        return nil
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return File(path: "\(folder)/\(name)", lines: lines)
    }
  }

  /// The lines that have a text, file by file.
  func occurrences(of text: String) -> [Occurrence] {
    files.flatMap { file in
      let indices = file.lines.indices.filter { file.lines[$0].contains(text) }
      return indices.map { Occurrence(file: file, index: $0) }
    }
  }
}
