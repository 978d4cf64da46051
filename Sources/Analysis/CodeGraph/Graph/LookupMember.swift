/// A member of a module's own type that looks something up by name at run time.
///
/// A call passes a string or a key for a target that the compiler does not check and the index does not record.
public struct LookupMember: Sendable, Hashable, Codable {
  /// The name of the member's type.
  public let type: String
  /// The member with its argument labels, such as `module(for:)`.
  public let member: String

  /// Creates a look-up member from its type and name.
  public init(type: String, member: String) {
    self.type = type
    self.member = member
  }
}
