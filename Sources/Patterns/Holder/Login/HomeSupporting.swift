import Examples
import Observation

/// All that others see of the Home module: what its screen binds to, and what it and other modules can ask for.
protocol HomeSupporting: AnyObject, Observable {
  var welcome: String { get }
  var notice: String { get }

  /// Takes the user who has just logged in.
  func receive(_ user: User, isRemembered: Bool)
  func logOut()
}
