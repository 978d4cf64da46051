import Observation

/// What a Log in screen binds to.
protocol LoginViewModeling: AnyObject, Observable {
  var email: String { get set }
  var password: String { get set }
  var status: String { get }
  var isWaiting: Bool { get }
  /// The next screen's view model, once the user is logged in.
  var home: (any HomeViewModeling)? { get }

  func logIn()
  func cancel()
}
