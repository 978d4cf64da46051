/// A type in the graph: declared in the measured code, or outside it and named there.
public struct TypeNode: Sendable, Hashable, Identifiable {
  /// What kind of type it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case `class`, `struct`, `enum`, `actor`, `protocol`
    /// An extension of a type that the measured code does not declare.
    case `extension`
  }

  /// The name that is the same in every file of every module: the compiler's unified symbol resolution.
  public let id: String
  /// The name with those of the types around it, such as `Control.Event`.
  public let name: String
  /// The kind of type.
  public let kind: Kind
  /// The module that declares it.
  public let module: String
  /// Where it is declared; nil if that is outside the files that were read.
  public let place: Place?
  /// What it declares, extensions included, in the order of the files and lines.
  public internal(set) var members: [Member] = []

  /// Whether it stands within another type.
  public var isNested: Bool { kind != .extension && name.contains(".") }
}
