/// The orchestrator's calls to the Home view.
protocol HomeViewDelegate: AnyObject {
  func homeReady(welcome: String, notice: String)
  func loggedOut(login: any LoginOrchestratorDelegate)
}
