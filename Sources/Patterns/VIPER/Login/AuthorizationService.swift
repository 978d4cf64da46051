import Examples

/// What the interactor needs of the server.
protocol AuthorizationService: AnyObject {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
