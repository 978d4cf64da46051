import Examples

/// The Log in orchestrator's calls to its network adapter.
protocol NetworkAdapting {
  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session
}
