/// A member of a module's own by which its code finds something by name at run time.
///
/// A call of it names, in a string or a key, something that the compiler does not check and the index does not hold.
public struct LookupMember: Sendable, Hashable, Codable {
  /// The name of the type that has the member.
  public let type: String
  /// The member as the compiler writes it, such as `module(for:)`.
  public let member: String

  /// Creates a look-up from its type and its member.
  public init(type: String, member: String) {
    self.type = type
    self.member = member
  }
}
