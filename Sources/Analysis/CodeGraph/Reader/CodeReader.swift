import Foundation
import Processes

/// Reads the type graph of a package's modules from the index that the compiler writes for them.
///
/// Each module's result is cached. A module is read again only if its files, those of a module that it imports, the
/// compiler or this reader have changed.
public struct CodeReader: Sendable {
  /// The package's folder.
  public let package: URL
  /// The modules to read.
  public let targets: [SourceTarget]
  /// The program that is started to read an index; it must first call ``ReadingService/runIfRequested()``.
  public let program: URL
  /// The folder of the cache.
  public let cache: URL
  /// The environment, whose `PATH` leads to the compiler.
  public let environment: [String: String]

  /// Creates a reader.
  public init(
    package: URL, targets: [SourceTarget], program: URL, cache: URL, environment: [String: String]
  ) {
    self.package = package.realPath
    self.targets = targets
    self.program = program
    self.cache = cache
    self.environment = environment
  }

  /// Reads the modules.
  ///
  /// A module that cannot be read is listed among the failures, with the modules that import it. If it is imported by
  /// any, its error is thrown instead.
  public func read(
    progress: @escaping @Sendable (String) -> Void
  ) async throws(CodeGraphError) -> CodeReading {
    let toolchain = try await Toolchain.find(environment: environment)
    let cache = CodeCache(folder: cache)
    let plan = plan(for: toolchain)
    var modules = ReadModules(failures: plan.failures)
    var stale: [ReadingPlan.Step] = []
    for step in plan.steps {
      modules.cached[step.target.module] = cache.module(for: step.key)
      if modules.cached[step.target.module] == nil { stale.append(step) }
    }
    if !stale.isEmpty {
      let workFolder = try WorkFolder(in: [cache.folder, FileManager.default.temporaryDirectory])
      let reader = ModuleReader(
        package: package, targets: targets, program: program, toolchain: toolchain, workFolder: workFolder)
      modules = try await reader.read(stale, besides: modules, progress: progress)
    }
    let graphs = await modules.takeGraphs(of: targets)
    if !stale.isEmpty { store(stale, of: modules, in: cache, for: toolchain, progress) }
    for target in targets.flatMap(\.imports) {
      if let failure = modules.failures[target] { throw failure }
    }
    return CodeReading(graph: DependencyGraph(joining: graphs), failures: modules.failures)
  }

  private func plan(for toolchain: Toolchain) -> ReadingPlan {
    ReadingPlan(
      of: targets, in: package,
      identity: [toolchain.identity, ReaderIdentity.text(of: program)])
  }

  /// Stores new results in the cache, but for modules whose files have changed since their keys were computed.
  private func store(
    _ steps: [ReadingPlan.Step], of modules: ReadModules, in cache: CodeCache, for toolchain: Toolchain,
    _ progress: (String) -> Void
  ) {
    let current = Set(plan(for: toolchain).steps.map(\.key))
    do throws(CodeGraphError) {
      for step in steps where current.contains(step.key) {
        if let module = modules.cached[step.target.module] { try cache.store(module, for: step.key) }
      }
      cache.prune()
    } catch {
      progress(
        "The cache in '\(cache.folder.path)' cannot be written, so the next run takes as long as this one. "
          + "Free some space or allow writing there, or set XDG_CACHE_HOME to another folder.")
    }
  }
}
