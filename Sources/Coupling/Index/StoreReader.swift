import Foundation

/// Reads the graph of some targets out of an index store.
package struct StoreReader {
  /// The package's folder.
  let package: URL
  /// The targets, each with its folder.
  let targets: [MeasuredTarget]
  /// The path of the toolchain's index library.
  let libraryPath: String
  /// Whether to hold the store against the source text and against itself.
  var isChecking = true

  /// Makes a reader of some targets.
  package init(package: URL, targets: [MeasuredTarget], libraryPath: String) {
    self.package = package
    self.targets = targets
    self.libraryPath = libraryPath
  }

  /// The graph, if the store has a fresh unit for every source file of every target.
  package func graph(fromStoreAt store: String) throws(CouplingError) -> DependencyGraph {
    let library = try IndexStoreLibrary(at: libraryPath)
    try Self.checkFormat(of: store, library)
    let index = try IndexStore(at: store, with: library)
    var files: [ReadFile] = []
    let units = try newestUnits(in: index)
    var check = StoreCheck(modules: targets.map(\.module))
    for source in try sources() {
      guard let unit = units[source.key], unit.modified >= source.modified,
        Self.isCompiled(unit, after: source)
      else {
        throw .outOfDate(path: store, file: source.path)
      }
      let text = try text(of: source)
      var occurrences: [IndexOccurrence] = []
      let file = ReadFile(module: source.module, path: source.path, text: text, occurrences: [])
      for name in Set(unit.records).sorted() {
        let record = try index.record(named: name)
        if isChecking, let problem = check.problem(in: record, of: file) {
          throw .damagedStore(path: store, reason: "in the record '\(name)', \(problem)")
        }
        occurrences += record.occurrences
      }
      if isChecking, occurrences.isEmpty, SourceMarks(text.bytes).hasCode {
        throw .damagedStore(path: store, reason: "the unit '\(unit.name)' has no record of '\(source.path)'")
      }
      files.append(
        ReadFile(
          module: source.module, path: source.path, text: text,
          lookups: targets.first { $0.module == source.module }?.lookups ?? [], occurrences: occurrences))
    }
    if isChecking, let problem = check.finalProblem() { throw .damagedStore(path: store, reason: problem) }
    var graph = GraphBuilder.graph(of: files)
    graph.lines = Self.lines(of: graph.types, in: files)
    return graph
  }

  private static func lines(of types: [TypeNode], in files: [ReadFile]) -> [TypeNode.ID: Int] {
    let declared = Dictionary(grouping: types.filter { !$0.isNested && $0.kind != .extension }) {
      $0.place?.file ?? ""
    }
    let ids = Set(types.map(\.id))
    var lines: [TypeNode.ID: Int] = [:]
    for file in files {
      // An extension's lines are those of the type that it extends.
      let extensions = file.occurrences.filter { occurrence in
        occurrence.related(.extendedBy) != nil && !occurrence.roles.contains(.implicit)
      }
      let starts =
        ((declared[file.path] ?? []).map { (line: $0.place?.line ?? 0, id: $0.id) }
        + extensions.map { occurrence in
          let own = "extension of \(occurrence.symbol.usr) in \(file.module)"
          return (line: occurrence.line, id: ids.contains(own) ? own : occurrence.symbol.usr)
        }).sorted { $0.line < $1.line }
      var numbers = CodeLines(file.text).numbers[...]
      for (start, end) in zip(starts, starts.dropFirst().map(\.line) + [.max]) {
        let own = numbers.prefix { $0 < end }
        lines[start.id, default: 0] += own.count
        numbers = numbers.dropFirst(own.count)
      }
    }
    return lines
  }

  /// A source file of a target.
  private struct Source {
    let module: String
    let path: String
    let modified: Int64

    /// What a unit of it goes by: one file may be compiled into several modules.
    var key: [String] { [module, path] }
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

  /// The newest unit of each source file of the package, by the module and the file's path under the package.
  private func newestUnits(in index: IndexStore) throws(CouplingError) -> [[String]: IndexUnit] {
    let modules = Set(targets.map(\.module))
    let prefix = package.path + "/"
    var newest: [[String]: IndexUnit] = [:]
    for name in index.unitNames() {
      let unit = try index.unit(named: name)
      guard modules.contains(unit.module), unit.mainFile.hasPrefix(prefix) else { continue }
      let key = [unit.module, String(unit.mainFile.dropFirst(prefix.count))]
      if let known = newest[key], known.modified >= unit.modified { continue }
      newest[key] = unit
    }
    return newest
  }

  /// Whether the compilation came to its end: one that fails leaves a unit, of what the compiler had understood.
  ///
  /// Then it writes neither the object file nor what stands beside it on dependencies. An object file that would be the same
  /// is not written either, so that any of them will do.
  private static func isCompiled(_ unit: IndexUnit, after source: Source) -> Bool {
    let file = unit.outputFile
    let stem = [".swift.o", ".o"].first(where: file.hasSuffix).map { file.dropLast($0.count) } ?? file[...]
    return [unit.outputFile, "\(stem).d", "\(stem).swiftdeps"].contains { path in
      var status = stat()
      return stat(path, &status) == 0 && status.modified >= source.modified
    }
  }

  private func sources() throws(CouplingError) -> [Source] {
    var sources: [Source] = []
    for target in targets {
      let folder = package.appending(path: target.path)
      // Where there is no such folder, some systems list none instead of failing.
      guard FileManager.default.fileExists(atPath: folder.path),
        let names = FileManager.default.enumerator(atPath: folder.path)
      else {
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
