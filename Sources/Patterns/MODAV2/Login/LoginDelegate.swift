import Examples

/// What the Login orchestrator hands back to the view.
protocol LoginDelegate: AnyObject {
  func loginStarted(status: String)
  func loginEnded(status: String)
  func passwordRejected()
  func loginSucceeded(user: User, isRemembered: Bool)
}
