import Foundation

/// Reads the graph of some targets out of an index store.
struct StoreReader {
  /// The package's folder.
  let package: URL
  /// The targets, each with its folder.
  let targets: [MeasuredTarget]
  /// The path of the toolchain's index library.
  let libraryPath: String

  /// The graph, if the store has a fresh unit for every source file of every target.
  func graph(fromStoreAt store: String) throws(CouplingError) -> DependencyGraph {
    let library = try IndexStoreLibrary(at: libraryPath)
    try Self.checkFormat(of: store, library)
    let index = try IndexStore(at: store, with: library)
    var files: [ReadFile] = []
    let units = try newestUnits(in: index)
    var check = StoreCheck(modules: targets.map(\.module))
    for source in try sources() {
      guard let unit = units[source.path], unit.module == source.module, unit.modified >= source.modified
      else {
        throw .outOfDate(path: store, file: source.path)
      }
      let text = try text(of: source)
      var occurrences: [IndexOccurrence] = []
      let file = ReadFile(module: source.module, path: source.path, text: text, occurrences: [])
      for name in Set(unit.records).sorted() {
        let record = try index.record(named: name)
        if let problem = check.problem(in: record, of: file) {
          throw .damagedStore(path: store, reason: "in the record '\(name)', \(problem)")
        }
        occurrences += record.occurrences
      }
      if occurrences.isEmpty, SourceMarks(text.bytes).hasCode {
        throw .damagedStore(path: store, reason: "the unit '\(unit.name)' has no record of '\(source.path)'")
      }
      files.append(ReadFile(module: source.module, path: source.path, text: text, occurrences: occurrences))
    }
    if let problem = check.finalProblem() { throw .damagedStore(path: store, reason: problem) }
    return GraphBuilder.graph(of: files)
  }

  /// A source file of a target.
  private struct Source {
    let module: String
    let path: String
    let modified: Int64
  }

  private static func checkFormat(of store: String, _ library: IndexStoreLibrary) throws(CouplingError) {
    let expected = "v\(library.formatVersion())"
    let found = (try? FileManager.default.contentsOfDirectory(atPath: store)) ?? []
    let formats = found.filter { $0.wholeMatch(of: /v[0-9]+/) != nil }.sorted()
    guard !formats.isEmpty else { throw .noStore(path: store) }
    guard formats.contains(expected) else {
      throw .otherFormat(path: store, found: formats, expected: expected)
    }
  }

  /// The newest unit of each source file of the package, by the file's path under it.
  private func newestUnits(in index: IndexStore) throws(CouplingError) -> [String: IndexUnit] {
    let modules = Set(targets.map(\.module))
    let prefix = package.path + "/"
    var newest: [String: IndexUnit] = [:]
    for name in index.unitNames() {
      let unit = try index.unit(named: name)
      guard modules.contains(unit.module), unit.mainFile.hasPrefix(prefix) else { continue }
      let path = String(unit.mainFile.dropFirst(prefix.count))
      if let known = newest[path], known.modified >= unit.modified { continue }
      newest[path] = unit
    }
    return newest
  }

  private func sources() throws(CouplingError) -> [Source] {
    var sources: [Source] = []
    for target in targets {
      let folder = package.appending(path: target.path)
      guard let names = FileManager.default.enumerator(atPath: folder.path) else {
        throw .unreadableSource(path: target.path)
      }
      let paths = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      guard !paths.isEmpty else { throw .nothingToMeasure(module: target.module) }
      for path in paths {
        var status = stat()
        guard stat(folder.appending(path: path).path, &status) == 0 else {
          throw .unreadableSource(path: "\(target.path)/\(path)")
        }
        sources.append(
          Source(module: target.module, path: "\(target.path)/\(path)", modified: status.modified))
      }
    }
    return sources
  }

  private func text(of source: Source) throws(CouplingError) -> SourceText {
    guard let data = FileManager.default.contents(atPath: package.appending(path: source.path).path) else {
      throw .unreadableSource(path: source.path)
    }
    return SourceText(data)
  }
}

extension stat {
  /// When the file was changed, in nanoseconds since 1970.
  fileprivate var modified: Int64 {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
