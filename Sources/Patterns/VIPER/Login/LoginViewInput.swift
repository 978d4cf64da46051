/// What the presenter asks of the Log in view.
protocol LoginViewInput: AnyObject {
  func setStatus(_ status: String)
  func setWaiting(_ isWaiting: Bool)
  func clearEmail()
  func clearPassword()
}
