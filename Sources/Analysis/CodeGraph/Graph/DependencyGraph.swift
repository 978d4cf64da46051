/// A graph of types and the references between them.
public struct DependencyGraph: Sendable, Equatable, Codable {
  /// The types that the code declares or refers to, sorted by module, name and id.
  public let types: [TypeNode]
  /// The edges between different types, sorted by the names of their ends; also from a type to itself in a module with
  /// ``SourceTarget/isReadWithTests``.
  public let edges: [Edge]
  /// The number of references for which the index names no enclosing declaration, by file path; their position decided.
  public internal(set) var givenByPosition: [String: Int] = [:]
  /// The look-ups by name at run time, in the order of files and lines.
  public internal(set) var lookups: [Lookup] = []
  /// The global functions and variables, in the order of files and lines.
  public internal(set) var globals: [GlobalDeclaration] = []
  /// The lines of code of each top-level type: from its declaration to the next one in the file, extensions included.
  public var lines: [TypeNode.ID: Int] = [:]
}
