/// A function or a variable that stands in no type: what it names is nobody's.
public struct GlobalDeclaration: Sendable, Hashable {
  /// Its name with the argument labels.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// Where it is declared.
  public let place: Place
}
