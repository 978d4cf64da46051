import Examples

/// What the Log in view asks of its orchestrator.
protocol LoginOrchestrating: AnyObject {
  var delegate: (any LoginDelegate)? { get set }
  /// The next screen's orchestrator.
  func home(for user: User, isRemembered: Bool) -> any HomeOrchestrating
  func logIn(email: String, password: String)
  func cancel()
}
