import Examples

/// What the interactor needs of the server.
protocol AuthorizationService {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
