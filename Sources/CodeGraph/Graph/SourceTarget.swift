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

  /// Creates a target.
  public init(
    module: String, path: String, imports: [String] = [], isOnMainActor: Bool = false,
    lookups: [LookupMember] = []
  ) {
    self.module = module
    self.path = path
    self.imports = imports
    self.isOnMainActor = isOnMainActor
    self.lookups = lookups
  }

  func isImported(by targets: [SourceTarget]) -> Bool { targets.contains { $0.imports.contains(module) } }
}
