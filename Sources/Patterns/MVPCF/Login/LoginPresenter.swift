import Observation

/// What a Log in screen binds to.
protocol LoginPresenter: AnyObject, Observable {
  // Input, and output where a presenter empties a field
  var email: String { get set }
  var password: String { get set }

  // Output
  var status: String { get }
  var isLoggingIn: Bool { get }
  var inputAvailable: Bool { get }
  var logInAvailable: Bool { get }
  var cancelAvailable: Bool { get }
  /// Whom the server let in, and whether the next launch will know it.
  var loggedIn: (name: String, isRemembered: Bool)? { get }

  // Input
  func logIn()
  func cancel()
}
