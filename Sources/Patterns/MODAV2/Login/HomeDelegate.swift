/// What the Home orchestrator hands back to the view.
protocol HomeDelegate: AnyObject {
  func homeReady(welcome: String, notice: String)
  func loggedOut()
}
