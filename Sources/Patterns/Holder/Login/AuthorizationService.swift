import Examples

/// What the modules need of the server.
protocol AuthorizationService {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
