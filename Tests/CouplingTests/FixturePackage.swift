import Foundation

@testable import Coupling

/// A small package in a temporary folder, which goes when nothing holds it any more.
final class FixturePackage: Sendable {
  let folder: URL

  /// Writes the sources: their text by their path, such as `Sources/Shop/Order.swift`.
  init(_ sources: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "coupling-\(UUID().uuidString)")
    for (path, text) in sources { try write(text, to: path) }
  }

  /// Copies a package with all that is in it.
  init(copying original: URL) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "coupling-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: original, to: folder)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Has modules compiled in this order, and reads them in this process.
  ///
  /// Those that are not measured can be imported and are not read.
  func codes(of targets: [MeasuredTarget], unmeasured: Set<String> = []) async throws -> [ModuleCode] {
    let toolchain = try await Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let workFolder = try WorkFolder(in: [folder])
    var codes: [ModuleCode] = []
    for target in targets {
      try await ModuleCompiler(compiler: toolchain.compiler, workFolder: workFolder)
        .compile(target, in: folder, isImported: true)
      guard !unmeasured.contains(target.module) else { continue }
      let request = ReadingRequest(
        package: folder, target: target, libraryPath: toolchain.indexLibrary.path,
        storePath: workFolder.store(of: target.module).path,
        importPaths: target.imports.map { workFolder.code(of: $0).path })
      let code = try request.code()
      try code.packed.write(to: workFolder.code(of: target.module))
      codes.append(code)
    }
    return codes
  }
}
