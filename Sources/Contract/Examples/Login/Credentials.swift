/// The email address and password of a login.
public struct Credentials: Sendable, Equatable {
  /// The email address, without surrounding white space.
  public let email: String

  /// The password, unchanged.
  public let password: String

  /// Creates credentials from checked values.
  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}
