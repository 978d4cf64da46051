import Observation

/// What a Log in screen binds to.
protocol LoginPresenter: AnyObject, Observable {
  // Inputs; the presenter may empty them, so they are shown as well
  var email: String { get set }
  var password: String { get set }
  func logIn()
  func cancel()

  // Outputs
  var status: String { get }
  var isLoggingIn: Bool { get }
  var inputAvailable: Bool { get }
  var logInAvailable: Bool { get }
  var cancelAvailable: Bool { get }
  /// Who was let in, and whether this device could remember it.
  var loggedIn: (name: String, isRemembered: Bool)? { get }
}
