/// A type in the graph, declared by the code or referred to by it.
public struct TypeNode: Sendable, Hashable, Identifiable, Codable {
  /// The kinds of types.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    case `class`, `struct`, `enum`, `actor`, `protocol`
    /// An extension of another module's type.
    case `extension`
  }

  /// An id that is unique across modules: the compiler's USR (unified symbol resolution), or one derived from the names.
  public let id: String
  /// The name with those of the enclosing types, such as `Control.Event`.
  public let name: String
  /// The kind.
  public let kind: Kind
  /// The module that declares it.
  public let module: String
  /// The place of the declaration; nil outside the files that were read.
  public let place: Place?
  /// The members, extensions included, in the order of files and lines.
  public internal(set) var members: [Member] = []

  /// Whether another type encloses it.
  public var isNested: Bool { kind != .extension && name.contains(".") }
}
