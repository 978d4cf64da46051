import Foundation

/// Compiles modules and reads their index, several at a time.
struct ModuleReader {
  let package: URL
  /// All modules of the run, those with a cached result included.
  let targets: [SourceTarget]
  let program: URL
  let toolchain: Toolchain
  let workFolder: WorkFolder

  /// Reads modules and returns all results, those given included.
  func read(
    _ steps: [ReadingPlan.Step], besides given: ReadModules, progress: @Sendable (String) -> Void
  ) async throws(CodeGraphError) -> ReadModules {
    for target in targets where target.isImported(by: targets) {
      if let module = given.cached[target.module] { try write(module, named: target.module) }
    }
    return await withTaskGroup(of: (Step, Result<CachedModule, CodeGraphError>).self) { group in
      var (modules, open, running) = (given, steps, 0)
      while true {
        // The compiler uses one processor for a module.
        while running < max(2, ProcessInfo.processInfo.activeProcessorCount),
          let next = open.firstIndex(where: { $0.target.imports.allSatisfy(modules.hasResult) })
        {
          let step = open.remove(at: next)
          if let failure = step.target.imports.lazy.compactMap({ modules.failures[$0] }).first {
            modules.failures[step.target.module] = failure
            continue
          }
          running += 1
          group.addTask { (step, await result(of: step.target)) }
        }
        guard let (step, result) = await group.next() else { return modules }
        running -= 1
        let done = steps.count - open.count - running
        progress("[\(done)/\(steps.count)] Reading the code: \(step.target.module)")
        switch result {
        case .success(let module): modules.cached[step.target.module] = module
        case .failure(let error): modules.failures[step.target.module] = error
        }
      }
    }
  }

  private typealias Step = ReadingPlan.Step

  /// Compiles and reads one module.
  private func result(of target: SourceTarget) async -> Result<CachedModule, CodeGraphError> {
    let isImported = target.isImported(by: targets)
    do throws(CodeGraphError) {
      try await ModuleCompiler(toolchain: toolchain, workFolder: workFolder)
        .compile(target, in: package, isImported: isImported)
      let request = ReadingRequest(
        package: package, target: target, libraryPath: toolchain.indexLibrary.path,
        storePath: workFolder.store(of: target.module).path,
        importPaths: target.imports.map { workFolder.code(of: $0).path })
      let code = try await ReadingProcess(program: program).code(for: request)
      let interface =
        isImported ? FileManager.default.contents(atPath: workFolder.interface(of: target.module).path) : nil
      let module = CachedModule(code: code, interface: interface ?? Data())
      if isImported { try write(module, named: target.module) }
      return .success(module)
    } catch {
      return .failure(error)
    }
  }

  /// Writes a module to the work folder, for the modules that import it.
  private func write(_ module: CachedModule, named name: String) throws(CodeGraphError) {
    do {
      try module.code.write(to: workFolder.code(of: name))
      try module.interface.write(to: workFolder.interface(of: name))
    } catch {
      throw .cacheUnusable(path: workFolder.folder.path)
    }
  }
}
