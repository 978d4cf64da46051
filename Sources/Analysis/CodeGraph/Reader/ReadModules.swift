/// The results of a run so far, by module.
struct ReadModules {
  var cached: [String: CachedModule] = [:]
  var failures: [String: CodeGraphError]

  func hasResult(for module: String) -> Bool { cached[module] != nil || failures[module] != nil }

  /// Decodes the graphs of modules concurrently; one that cannot be decoded becomes a failure.
  mutating func takeGraphs(of targets: [SourceTarget]) async -> [DependencyGraph] {
    // The graph is enough: the interface is decoded only where an importing module is read.
    let graphs = await withTaskGroup { group in
      for (module, result) in cached {
        group.addTask { (module, ModuleCode.graph(packed: result.code)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return targets.compactMap { target in
      guard cached[target.module] != nil else { return nil }
      if let graph = graphs[target.module] { return graph }
      (cached[target.module], failures[target.module]) = (nil, .invalidAnswer)
      return nil
    }
  }
}
