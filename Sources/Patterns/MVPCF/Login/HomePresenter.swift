import Observation

/// What a Home screen binds to.
protocol HomePresenter: AnyObject, Observable {
  // Output
  var welcome: String { get }
  var notice: String { get }

  // Input
  func logOut()
}
