import Observation

/// The Log in screen's bindings to its presenter.
protocol LoginPresenter: AnyObject, Observable {
  typealias Completion = (_ name: String, _ isRemembered: Bool) -> Void

  // Inputs; the screen also shows both texts, as the presenter may clear the password
  var email: String { get set }
  var password: String { get set }
  /// Logs in; calls the completion once, after a success only.
  func logIn(completion: @escaping Completion)
  func cancel()

  // Outputs
  var status: String { get }
  var isWaiting: Bool { get }
}
