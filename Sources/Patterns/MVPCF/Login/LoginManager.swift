import Examples

/// Logs in at the server.
protocol LoginManager {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
