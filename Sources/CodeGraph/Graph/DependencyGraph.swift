/// Which type names which, in some code.
public struct DependencyGraph: Sendable, Equatable {
  /// The types declared in the code and those outside that it names, sorted by module, name and id.
  public let types: [TypeNode]
  /// The edges between different types, sorted by the names of their ends.
  public let edges: [Edge]
  /// How many references to the graph's types the index leaves without a relation, so that they were given to a
  /// declaration by position; by the path of the file.
  public internal(set) var givenByPosition: [String: Int] = [:]
  /// The places where something is found by name at run time, in the order of files and lines.
  public internal(set) var lookups: [Lookup] = []
  /// The functions and variables outside any type, in the order of files and lines.
  public internal(set) var globals: [GlobalDeclaration] = []
  /// How many lines of code each type takes that is declared at the top of a file: those of the file up to the next such
  /// type, without blank ones and those that hold nothing but comments.
  public var lines: [TypeNode.ID: Int] = [:]
}
