/// The orchestrator's calls to the Log in screen.
protocol LoginViewDelegate: AnyObject {
  func loginStarted(status: String)
  func loginCancelled(status: String)
  func loginFailed(status: String, clearsPassword: Bool)
  func loginSucceeded(home: HomeOrchestrator)
}
