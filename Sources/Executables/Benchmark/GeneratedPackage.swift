import Foundation

/// A temporary package with one module of many small classes, each of which refers to the one before.
final class GeneratedPackage {
  private static let typesPerFile = 50

  let folder: URL

  /// Writes the module.
  init(types: Int) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "generated-\(UUID().uuidString)")
    let sources = folder.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for start in stride(from: 0, to: types, by: Self.typesPerFile) {
      let path = sources.appending(path: "File\(start).swift")
      let code = (start..<min(start + Self.typesPerFile, types)).map(Self.code).joined(separator: "\n")
      try code.write(to: path, atomically: true, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private static func code(of number: Int) -> String {
    """
    final class Type\(number) {
      var value = \(number)
      var other: Type\(max(0, number - 1))?
      func sum() -> Int { value + (other?.value ?? 0) }
    }
    """
  }
}
