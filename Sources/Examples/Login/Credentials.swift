/// What a user logs in with.
public struct Credentials: Sendable, Equatable {
  /// The email address, without surrounding white space.
  public let email: String

  /// The password, as it was entered.
  public let password: String

  /// Makes credentials of checked values.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}
