/// The Log in screen's calls to its presenter.
protocol LoginPresenting: AnyObject {
  var view: (any LoginView)? { get set }

  func logIn(email: String, password: String)
  func cancel()
}
