import Observation

/// The Login module as its screen and other modules know it.
protocol LoginSupporting: AnyObject, Observable {
  var email: String { get set }
  var password: String { get set }
  var status: String { get }
  var isWaiting: Bool { get }

  /// Logs in; calls the completion once, after a success only.
  func logIn(completion: @escaping () -> Void)
  func cancel()
  /// Removes the last user's input.
  func reset()
}
