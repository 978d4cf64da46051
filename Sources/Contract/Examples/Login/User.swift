/// A user with an account.
public struct User: Sendable, Equatable, Codable {
  /// The account's identifier.
  public let id: String

  /// The user's name.
  public let name: String

  /// The account's email address.
  public let email: String

  /// Creates a user.
  public init(id: String, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}
