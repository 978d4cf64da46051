/// The presenter's calls to the Log in screen.
protocol LoginViewInput: AnyObject {
  func setStatus(_ status: String)
  func setWaiting(_ isWaiting: Bool)
  func clearPassword()
}
