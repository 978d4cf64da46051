/// The Log in view's calls to its presenter.
protocol LoginViewOutput: AnyObject {
  func didTapLogIn(email: String, password: String)
  func didTapCancel()
}
