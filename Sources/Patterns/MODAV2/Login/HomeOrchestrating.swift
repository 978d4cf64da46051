/// What the Home view asks of its orchestrator.
protocol HomeOrchestrating: AnyObject {
  var delegate: (any HomeDelegate)? { get set }
  /// The next screen's orchestrator.
  var login: any LoginOrchestrating { get }
  func showHome()
  func logOut()
}
