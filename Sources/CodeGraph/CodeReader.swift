import Foundation

/// Reads the graph of some of a package's modules out of the compiler's index, which the compiler writes for it.
///
/// What was read of a module is kept, and read anew only if its files, those of the modules that it imports, the compiler or
/// this reader are others.
public struct CodeReader: Sendable {
  /// The package's folder.
  public let package: URL
  /// The modules to read.
  public let targets: [SourceTarget]
  /// The program that is started to read an index: it calls ``ReadingService/answerIfAsked()`` first.
  public let program: URL
  /// The folder in which is kept what was read.
  public let cache: URL
  /// The environment, for its `PATH`.
  public let environment: [String: String]

  /// Makes a reader.
  public init(
    package: URL, targets: [SourceTarget], program: URL, cache: URL, environment: [String: String]
  ) {
    self.package = package.resolvingSymlinksInPath()
    self.targets = targets
    self.program = program
    self.cache = cache
    self.environment = environment
  }

  /// A module with what tells whether it was read before.
  private struct Step {
    let target: SourceTarget
    let key: String
  }

  /// Reads the modules; one that cannot be read does not keep the others from being read unless they import it.
  public func reading(
    progress: @escaping @Sendable (String) -> Void
  ) async throws(CodeGraphError) -> CodeReading {
    let toolchain = try await Toolchain.find(environment: environment)
    let cache = CodeCache(folder: cache)
    let (steps, failures) = steps(for: toolchain)
    var found = Found(failures: failures)
    var open: [Step] = []
    for step in steps {
      // What others import is needed whole where one of them is read.
      if let kept = cache.module(for: step.key), let code = try? ModuleCode(packed: kept.code, isWhole: false)
      {
        found.modules[step.target.module] = kept
        found.graphs[step.target.module] = code.graph
      } else {
        open.append(step)
      }
    }
    if !open.isEmpty { try await read(open, into: &found, keptIn: cache, toolchain, progress) }
    for target in targets.flatMap(\.imports) {
      if let failure = found.failures[target] { throw failure }
    }
    return CodeReading(
      graph: DependencyGraph(joining: targets.compactMap { found.graphs[$0.module] }),
      failures: found.failures)
  }

  /// What is known of the modules so far.
  private struct Found {
    var modules: [String: CachedModule] = [:]
    var graphs: [String: DependencyGraph] = [:]
    var failures: [String: CodeGraphError]

    func isDone(with module: String) -> Bool { modules[module] != nil || failures[module] != nil }
  }

  // MARK: Keys

  /// The modules in an order in which none comes before one that it imports; without those whose files cannot be read.
  private func steps(for toolchain: Toolchain) -> (steps: [Step], failures: [String: CodeGraphError]) {
    let common = [toolchain.identity, ReaderIdentity.text(of: program), environment["SDKROOT"] ?? ""]
    var steps: [Step] = []
    var failures: [String: CodeGraphError] = [:]
    var left = targets
    while let place = left.firstIndex(where: { target in
      !left.contains { target.imports.contains($0.module) }
    }) {
      let target = left.remove(at: place)
      do throws(CodeGraphError) {
        let imports = steps.filter { target.imports.contains($0.target.module) }.map(\.key)
        steps.append(Step(target: target, key: try key(of: target, common + imports)))
      } catch {
        failures[target.module] = error
      }
    }
    return (steps, failures)
  }

  private func key(of target: SourceTarget, _ common: [String]) throws(CodeGraphError) -> String {
    var fingerprint = Fingerprint()
    let lookups = target.lookups.map { "\($0.type).\($0.member)" }
    let facts = ["imported: \(isImported(target))", target.path] + lookups
    for text in common + ModuleCompiler.flags(for: target) + facts { fingerprint.add(text) }
    for source in try SourceFolder(of: target, in: package).sources {
      fingerprint.add(source.path)
      fingerprint.add(source.text)
    }
    return "\(target.module)-\(fingerprint.text)"
  }

  // MARK: Reading anew

  private func read(
    _ steps: [Step], into found: inout Found, keptIn cache: CodeCache, _ toolchain: Toolchain,
    _ progress: @Sendable (String) -> Void
  ) async throws(CodeGraphError) {
    let workFolder = try WorkFolder(in: [cache.folder, FileManager.default.temporaryDirectory])
    for target in targets where isImported(target) {
      if let kept = found.modules[target.module] { try lay(out: kept, of: target.module, in: workFolder) }
    }
    let made = await withTaskGroup(of: (Step, Result<CachedModule, CodeGraphError>).self) { group in
      var (found, open, running) = (found, steps, 0)
      while true {
        // The compiler uses one processor for a module.
        while running < max(2, ProcessInfo.processInfo.activeProcessorCount),
          let next = open.firstIndex(where: { $0.target.imports.allSatisfy(found.isDone) })
        {
          let step = open.remove(at: next)
          if let failure = step.target.imports.lazy.compactMap({ found.failures[$0] }).first {
            found.failures[step.target.module] = failure
            continue
          }
          running += 1
          group.addTask { (step, await result(of: step.target, in: workFolder, toolchain)) }
        }
        guard let (step, result) = await group.next() else { return found }
        running -= 1
        let done = steps.count - open.count - running
        progress("[\(done)/\(steps.count)] Reading the code: \(step.target.module)")
        switch result {
        case .success(let module): found.modules[step.target.module] = module
        case .failure(let error): found.failures[step.target.module] = error
        }
      }
    }
    found = made
    for step in steps {
      guard let module = found.modules[step.target.module] else { continue }
      do {
        found.graphs[step.target.module] = try ModuleCode(packed: module.code, isWhole: false).graph
      } catch {
        found.failures[step.target.module] = .readerEnded(reason: "its answer cannot be understood")
      }
    }
    keep(steps, of: found, in: cache, toolchain, progress)
  }

  /// Has one module compiled and read.
  private func result(
    of target: SourceTarget, in workFolder: WorkFolder, _ toolchain: Toolchain
  ) async -> Result<CachedModule, CodeGraphError> {
    let isImported = isImported(target)
    do throws(CodeGraphError) {
      try await ModuleCompiler(compiler: toolchain.compiler, workFolder: workFolder)
        .compile(target, in: package, isImported: isImported)
      let request = ReadingRequest(
        package: package, target: target, libraryPath: toolchain.indexLibrary.path,
        storePath: workFolder.store(of: target.module).path,
        importPaths: target.imports.map { workFolder.code(of: $0).path })
      let code = try await ReadingProcess(program: program).code(for: request)
      let interface =
        isImported
        ? FileManager.default.contents(atPath: workFolder.interface(of: target.module).path) ?? Data()
        : Data()
      let module = CachedModule(code: code, interface: interface)
      if isImported { try lay(out: module, of: target.module, in: workFolder) }
      return .success(module)
    } catch {
      return .failure(error)
    }
  }

  private func isImported(_ target: SourceTarget) -> Bool {
    targets.contains { $0.imports.contains(target.module) }
  }

  /// Puts a module where those find it that import it.
  private func lay(out module: CachedModule, of name: String, in workFolder: WorkFolder)
    throws(CodeGraphError)
  {
    do {
      try module.code.write(to: workFolder.code(of: name))
      try module.interface.write(to: workFolder.interface(of: name))
    } catch {
      throw .cacheUnusable(path: workFolder.folder.path)
    }
  }

  /// Keeps what was read for the next time, unless the files were changed meanwhile.
  private func keep(
    _ steps: [Step], of found: Found, in cache: CodeCache, _ toolchain: Toolchain,
    _ progress: (String) -> Void
  ) {
    let now = Set(self.steps(for: toolchain).steps.map(\.key))
    do {
      for step in steps where now.contains(step.key) && found.graphs[step.target.module] != nil {
        if let module = found.modules[step.target.module] { try cache.keep(module, for: step.key) }
      }
      cache.prune()
    } catch {
      progress(
        "What was read of the code cannot be kept in '\(cache.folder.path)', so that the next time takes as long. "
          + "Make room or leave to write there, or set XDG_CACHE_HOME to another folder.")
    }
  }
}
