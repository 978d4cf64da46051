/// The result of reading some modules.
public struct CodeReading: Sendable {
  /// The graph of the modules that could be read.
  public let graph: DependencyGraph
  /// The errors of the other modules, by module.
  public let failures: [String: CodeGraphError]
}
