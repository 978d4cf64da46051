/// A global function or variable; its references belong to no type.
public struct GlobalDeclaration: Sendable, Hashable, Codable {
  /// The name with its argument labels.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// Where it is declared.
  public let place: Place
}
