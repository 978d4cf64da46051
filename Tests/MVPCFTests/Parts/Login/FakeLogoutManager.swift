@testable import MVPCF

/// Counts the logouts.
final class FakeLogoutManager: LogoutManager {
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}
