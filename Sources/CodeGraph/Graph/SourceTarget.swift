/// A module whose code is read.
public struct SourceTarget: Sendable, Hashable, Codable {
  /// The module's name.
  public let module: String
  /// The path of its folder under the package's.
  public let path: String
  /// The names of the read modules that it may import.
  public let imports: [String]
  /// Whether its declarations are on the main actor unless they say otherwise.
  public let isOnMainActor: Bool
  /// The members of its own by which its code finds something by name at run time.
  public let lookups: [LookupMember]

  /// Names a module and its folder.
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
}
