import Observation

/// The state and actions to which a Log in screen binds.
protocol LoginViewModeling: AnyObject, Observable {
  var email: String { get set }
  var password: String { get set }
  var status: String { get }
  var isWaiting: Bool { get }

  func logIn()
  func cancel()
}
