import Examples

/// What the orchestrator needs of the server.
protocol NetworkAdapting: AnyObject {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
