/// The results of a run so far, by module.
struct ReadModules {
  var cached: [String: CachedModule] = [:]
  var graphs: [String: DependencyGraph] = [:]
  var failures: [String: CodeGraphError]

  func hasResult(for module: String) -> Bool { cached[module] != nil || failures[module] != nil }
}
