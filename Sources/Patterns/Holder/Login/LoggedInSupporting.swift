import Examples
import Observation

/// The nested holder as other modules know it.
protocol LoggedInSupporting: AnyObject, Observable {
  var user: User? { get }
  var isRemembered: Bool { get }

  /// Sets the user after a login.
  func receive(_ user: User, isRemembered: Bool)
  /// Removes the user after a logout.
  func reset()
}
