import Examples

/// Has the server let a user in.
protocol LoginManager {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
