/// The presenter's calls to the Home screen.
protocol HomeViewInput: AnyObject {
  func setWelcome(_ welcome: String)
  func setNotice(_ notice: String)
}
