/// A user who is logged in; never holds the password.
public struct Session: Sendable, Equatable, Codable {
  /// The user who is logged in.
  public let user: User

  /// The token that identifies the session to the server.
  public let token: String

  /// Creates a session.
  public init(user: User, token: String) {
    self.user = user
    self.token = token
  }
}
