/// What the Login orchestrator hands back to the view.
protocol LoginDelegate: AnyObject {
  func loginStarted(status: String)
  func loginStopped(status: String)
  func passwordRejected()
  func loginSucceeded()
}
