/// One place where one type names another or a member of it.
public struct Reference: Sendable, Hashable {
  /// What the naming is for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A class says which class it is built on.
    case inherits
    /// A type says which protocol it fulfils, or a protocol which other it refines.
    case conforms
    /// An initialiser is called.
    case constructs
    /// A function is called.
    case calls
    /// A property is read.
    case reads
    /// A property is written.
    case writes
    /// The type or a member is just named, in a declaration or an expression.
    case mentions
  }

  /// What the naming is for.
  public let kind: Kind
  /// Where it stands.
  public let place: Place
  /// The member in which it stands; nil if it stands in the type's head.
  public internal(set) var fromMember: String?
  /// The member that is named; nil if the type itself is.
  public internal(set) var toMember: String?
  /// Whether the compiler put it there, for a macro for instance, and not the author.
  public internal(set) var isImplicit: Bool = false
}
