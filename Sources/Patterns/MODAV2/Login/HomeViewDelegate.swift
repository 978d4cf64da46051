/// The orchestrator's calls to the Home screen.
protocol HomeViewDelegate: AnyObject {
  func homeReady(welcome: String, notice: String)
  func loggedOut(login: any LoginOrchestratorDelegate)
}
