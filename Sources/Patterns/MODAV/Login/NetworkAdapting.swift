import Examples

/// What the orchestrator needs of the server.
protocol NetworkAdapting {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
