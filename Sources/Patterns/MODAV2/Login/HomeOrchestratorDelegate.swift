/// The Home screen's calls to its orchestrator.
protocol HomeOrchestratorDelegate: AnyObject {
  var viewDelegate: (any HomeViewDelegate)? { get set }

  func viewIsReady()
  func logOut()
}
