import Foundation
import TestSupport

@testable import CodeGraph

extension TemporaryFolder {
  /// Compiles modules in this order and reads them in this process.
  ///
  /// Modules in `unread` can be imported, but are not read.
  func codes(of targets: [SourceTarget], unread: Set<String> = []) async throws -> [ModuleCode] {
    let toolchain = try await Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let workFolder = try WorkFolder(in: [url])
    var codes: [ModuleCode] = []
    for target in targets {
      try await ModuleCompiler(toolchain: toolchain, workFolder: workFolder)
        .compile(target, in: url, isImported: true)
      guard !unread.contains(target.module) else { continue }
      let request = ReadingRequest(
        package: url, target: target, libraryPath: toolchain.indexLibrary.path,
        storePath: workFolder.store(of: target.module).path,
        importPaths: target.imports.map { workFolder.code(of: $0).path })
      let code = try request.code()
      try code.packed.write(to: workFolder.code(of: target.module))
      codes.append(code)
    }
    return codes
  }
}
