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

  /// Reads the module's code in this process, from the index store that the compiler has written for this module only.
  func code() throws(CodeGraphError) -> ModuleCode {
    var imports: [ModuleCode] = []
    for path in importPaths {
      guard let data = FileManager.default.contents(atPath: path), let code = ModuleCode(packed: data)
      else {
        throw .indexUnreadable(reason: "'\(path)' cannot be read")
      }
      imports.append(code)
    }
    let index = try IndexStore(at: storePath, with: try IndexStoreLibrary(at: libraryPath))
    var files: [IndexedFile] = []
    for source in try target.sources(in: package) {
      let name = (source.path as NSString).lastPathComponent
      files.append(
        IndexedFile(
          path: source.path, text: SourceText(source.text), lookups: target.lookups,
          occurrences: try index.occurrences(inFile: name)))
    }
    guard files.contains(where: { !$0.occurrences.isEmpty }) else {
      throw .indexUnreadable(reason: "it has no entry for '\(target.module)'")
    }
    var code = GraphBuilder.code(
      of: target.module, in: files, importing: imports, withOwnReferences: target.isReadWithTests)
    code.graph.lines = Self.lines(of: code.graph.types, in: files, of: target.module)
    return code
  }

  private static func lines(
    of types: [TypeNode], in files: [IndexedFile], of module: String
  ) -> [TypeNode.ID: Int] {
    let declared = Dictionary(grouping: types.filter { !$0.isNested && $0.kind != .extension }) {
      $0.place?.file ?? ""
    }
    let ids = Set(types.map(\.id))
    var lines: [TypeNode.ID: Int] = [:]
    for file in files {
      // An extension's lines count for the type that it extends.
      let extensions = file.occurrences.filter { occurrence in
        occurrence.related(.extendedBy) != nil && !occurrence.roles.contains(.implicit)
      }
      let starts =
        ((declared[file.path] ?? []).map { (line: $0.place?.line ?? 0, id: $0.id) }
        + extensions.map { occurrence in
          let own = "extension of \(occurrence.symbol.usr) in \(module)"
          return (line: occurrence.line, id: ids.contains(own) ? own : occurrence.symbol.usr)
        }).sorted { $0.line < $1.line }
      var numbers = CodeLines.numbers(in: file.text)[...]
      for (start, end) in zip(starts, starts.dropFirst().map(\.line) + [.max]) {
        let own = numbers.prefix { $0 < end }
        lines[start.id, default: 0] += own.count
        numbers = numbers.dropFirst(own.count)
      }
    }
    return lines
  }
}
