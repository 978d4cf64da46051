/// Somebody with an account.
public struct User: Sendable, Equatable, Codable {
  /// The account's identifier.
  public let id: String

  /// The name to greet the user by.
  public let name: String

  /// The account's email address.
  public let email: String

  /// Makes a user.
  public init(id: String, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }
}
