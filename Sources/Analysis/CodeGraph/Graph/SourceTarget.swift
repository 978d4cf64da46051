/// A module to read.
public struct SourceTarget: Sendable, Hashable, Codable {
  /// The module's name.
  public let module: String
  /// The path of its folder, relative to the package's.
  public let path: String
  /// The modules it may import, out of those that are read.
  public let imports: [String]
  /// Whether its declarations are isolated to the main actor by default.
  public let isOnMainActor: Bool
  /// Its members that look something up by name at run time.
  public let lookups: [LookupMember]
  /// Whether it is read together with unit tests: they see its internal declarations, and the graph also has the references
  /// of a type to its own members, as from a test to its suite's helpers.
  public let isReadWithTests: Bool

  /// Creates a target.
  public init(
    module: String, path: String, imports: [String] = [], isOnMainActor: Bool = false,
    lookups: [LookupMember] = [], isReadWithTests: Bool = false
  ) {
    self.module = module
    self.path = path
    self.imports = imports
    self.isOnMainActor = isOnMainActor
    self.lookups = lookups
    self.isReadWithTests = isReadWithTests
  }

  func isImported(by targets: [SourceTarget]) -> Bool { targets.contains { $0.imports.contains(module) } }
}
