/// What the Home view asks of its orchestrator.
protocol HomeOrchestrating: AnyObject {
  var delegate: (any HomeDelegate)? { get set }
  /// The next screen's orchestrator.
  func login() -> any LoginOrchestrating
  func showHome()
  func logOut()
}
