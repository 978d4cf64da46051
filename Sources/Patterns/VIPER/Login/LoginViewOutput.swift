/// The Log in screen's calls to its presenter.
protocol LoginViewOutput: AnyObject {
  func didTapLogIn(email: String, password: String)
  func didTapCancel()
}
