/// What the Log in view asks of its orchestrator.
protocol LoginOrchestrating: AnyObject {
  var delegate: (any LoginDelegate)? { get set }
  /// The next screen's orchestrator, once the user is logged in.
  var home: (any HomeOrchestrating)? { get }
  func logIn(email: String, password: String)
  func cancel()
}
