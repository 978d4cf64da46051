/// A module whose code is read.
public struct MeasuredTarget: Sendable, Hashable, Codable {
  /// The module's name.
  public let module: String
  /// The path of its folder under the package's.
  public let path: String

  /// Names a module and its folder.
  public init(module: String, path: String) {
    self.module = module
    self.path = path
  }
}
