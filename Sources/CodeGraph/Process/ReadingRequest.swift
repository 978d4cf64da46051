import Foundation

/// A request to a reading process.
struct ReadingRequest: Codable {
  let package: URL
  let target: SourceTarget
  let libraryPath: String
  /// The path of the module's index store.
  let storePath: String
  /// The paths of the packed code of imported modules.
  let importPaths: [String]

  /// Reads the module's code in this process.
  func code() throws(CodeGraphError) -> ModuleCode {
    var imports: [ModuleCode] = []
    for path in importPaths {
      guard let data = FileManager.default.contents(atPath: path), let code = try? ModuleCode(packed: data)
      else {
        throw .indexUnreadable(reason: "'\(path)' cannot be read")
      }
      imports.append(code)
    }
    return try StoreReader(package: package, target: target, libraryPath: libraryPath)
      .code(fromStoreAt: storePath, importing: imports)
  }
}
