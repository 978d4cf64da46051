import Observation

/// The Home module as its screen knows it.
protocol HomeSupporting: AnyObject, Observable {
  var welcome: String { get }
  var notice: String { get }
  func logOut()
}
