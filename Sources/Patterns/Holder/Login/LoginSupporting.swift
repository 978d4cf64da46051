import Observation

/// All that others see of the Login module: what its screen binds to, and what it and other modules can ask for.
protocol LoginSupporting: AnyObject, Observable {
  var email: String { get set }
  var password: String { get set }
  var status: String { get }
  var isWaiting: Bool { get }

  func logIn()
  func cancel()
  /// Forgets the last user.
  func reset()
}
