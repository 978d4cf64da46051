import Catalog

/// A module whose code is read.
public struct MeasuredTarget: Sendable, Hashable, Codable {
  /// The module's name.
  public let module: String
  /// The path of its folder under the package's.
  public let path: String
  /// The members of its own by which its code finds something by name at run time.
  public let lookups: [LookupMember]

  /// Names a module and its folder.
  public init(module: String, path: String, lookups: [LookupMember] = []) {
    self.module = module
    self.path = path
    self.lookups = lookups
  }
}
