/// A user who is logged in; never holds the password.
public struct Session: Sendable, Equatable, Codable {
  /// Who is logged in.
  public let user: User

  /// What the server recognises the session by.
  public let token: String

  /// Makes a session.
  public init(user: User, token: String) {
    self.user = user
    self.token = token
  }
}
