import Observation

/// What a Home screen binds to.
protocol HomeViewModeling: AnyObject, Observable {
  var welcome: String { get }
  var notice: String { get }
  /// The next screen's view model, once the user is logged out.
  var login: (any LoginViewModeling)? { get }

  func logOut()
}
