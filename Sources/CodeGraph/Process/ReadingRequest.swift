import Foundation

/// What a reading process is asked to read.
struct ReadingRequest: Codable {
  let package: URL
  let target: SourceTarget
  let libraryPath: String
  /// The path of the store that holds the module's index.
  let storePath: String
  /// The paths of what was read of the modules that it imports.
  let importPaths: [String]

  /// The module's code, read in this process.
  func code() throws(CodeGraphError) -> ModuleCode {
    var imports: [ModuleCode] = []
    for path in importPaths {
      guard let data = FileManager.default.contents(atPath: path), let code = try? ModuleCode(packed: data)
      else {
        throw .readerEnded(reason: "'\(path)' cannot be read")
      }
      imports.append(code)
    }
    return try StoreReader(package: package, target: target, libraryPath: libraryPath)
      .code(fromStoreAt: storePath, importing: imports)
  }
}
