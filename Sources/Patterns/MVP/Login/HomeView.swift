/// The presenter's calls to the Home screen.
protocol HomeView: AnyObject {
  func setWelcome(_ welcome: String)
  func setNotice(_ notice: String)
  func showLogin(with presenter: any LoginPresenting)
}
