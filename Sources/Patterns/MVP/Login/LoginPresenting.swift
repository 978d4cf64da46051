/// What the Log in screen tells its presenter.
protocol LoginPresenting: AnyObject {
  func attach(_ view: any LoginView)
  func logIn(email: String, password: String)
  func cancel()
}
