import Examples

/// The Log in interactor's calls to the authorization service.
protocol AuthorizationService {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
