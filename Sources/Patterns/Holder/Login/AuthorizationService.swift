import Examples

/// Logs in at the server.
protocol AuthorizationService {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
