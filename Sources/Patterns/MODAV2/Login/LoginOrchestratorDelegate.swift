/// The Log in screen's calls to its orchestrator.
protocol LoginOrchestratorDelegate: AnyObject {
  var viewDelegate: (any LoginViewDelegate)? { get set }

  func logIn(email: String, password: String)
  func cancel()
}
