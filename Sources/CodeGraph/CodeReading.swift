/// What was read of some modules.
public struct CodeReading: Sendable {
  /// The graph of all modules that could be read.
  public let graph: DependencyGraph
  /// Why others could not be read, by module.
  public let failures: [String: CodeGraphError]
}
