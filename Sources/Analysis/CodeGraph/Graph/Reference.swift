/// One place where a type refers to another type or a member of it.
public struct Reference: Sendable, Hashable, Codable {
  /// The kinds of references.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// A class inherits from another.
    case inherits
    /// A type conforms to a protocol, or a protocol refines another.
    case conforms
    /// An initialiser is called.
    case constructs
    /// A function is called.
    case calls
    /// A property is read.
    case reads
    /// A property is written.
    case writes
    /// Any other use, such as a type in a declaration.
    case mentions
  }

  /// The kind.
  public let kind: Kind
  /// The place.
  public let place: Place
  /// The member that contains the reference; nil if none does.
  public internal(set) var fromMember: String?
  /// The member that is referred to; nil for the type itself.
  public internal(set) var toMember: String?
  /// Whether the compiler added it, for a macro for instance.
  public internal(set) var isImplicit: Bool = false
}
