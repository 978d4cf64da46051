import Observation

/// The state and actions to which a Log in screen binds.
protocol LoginViewModeling: AnyObject, Observable {
  var email: String { get set }
  var password: String { get set }
  var status: String { get }
  var isWaiting: Bool { get }

  /// Logs in; a success calls the completion with the view model of Home.
  func logIn(completion: @escaping (any HomeViewModeling) -> Void)
  func cancel()
}
