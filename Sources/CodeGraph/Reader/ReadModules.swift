/// The results of a run so far, by module.
struct ReadModules {
  var cached: [String: CachedModule] = [:]
  var failures: [String: CodeGraphError]

  func hasResult(for module: String) -> Bool { cached[module] != nil || failures[module] != nil }

  /// Decodes the graphs of modules; one that cannot be decoded becomes a failure.
  mutating func takeGraphs(of targets: [SourceTarget]) -> [DependencyGraph] {
    targets.compactMap { target in
      guard let code = cached[target.module]?.code else { return nil }
      // The graph is enough: the interface is decoded only where an importing module is read.
      if let graph = try? ModuleCode.graph(packed: code) { return graph }
      (cached[target.module], failures[target.module]) = (nil, .invalidAnswer)
      return nil
    }
  }
}
