/// The presenter's calls to the Log in screen.
protocol LoginView: AnyObject {
  func setStatus(_ status: String)
  func setWaiting(_ isWaiting: Bool)
  func clearPassword()
  func showHome(with presenter: any HomePresenting)
}
