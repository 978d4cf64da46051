import Observation

/// The Home screen's bindings to its presenter.
protocol HomePresenter: AnyObject, Observable {
  // Inputs
  func logOut()

  // Outputs
  var welcome: String { get }
  var notice: String { get }
}
