import Foundation

/// A package of many small classes in a temporary folder, each naming the one before, with its index.
final class GeneratedPackage {
  private static let typesPerFile = 50

  let folder: URL
  var store: URL { folder.appending(path: "index") }

  /// Writes and compiles the package.
  init(types: Int, compiler: URL) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "generated-\(UUID().uuidString)")
    let sources = folder.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    var paths: [String] = []
    for start in stride(from: 0, to: types, by: Self.typesPerFile) {
      let path = sources.appending(path: "File\(start).swift")
      let code = (start..<min(start + Self.typesPerFile, types)).map(Self.code).joined(separator: "\n")
      try code.write(to: path, atomically: true, encoding: .utf8)
      paths.append(path.path)
    }
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      ["-c", "-enable-batch-mode", "-j2", "-parse-as-library", "-module-name", "Generated"]
      + ["-index-store-path", store.path, "-index-ignore-system-modules"] + paths
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
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
