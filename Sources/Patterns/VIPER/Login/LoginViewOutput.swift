/// What the Log in view tells the presenter.
protocol LoginViewOutput: AnyObject {
  func didTapLogIn(email: String, password: String)
  func didTapCancel()
}
