import Observation

/// What a Home screen binds to.
protocol HomePresenter: AnyObject, Observable {
  // Inputs
  func logOut()

  // Outputs
  var welcome: String { get }
  var notice: String { get }
}
