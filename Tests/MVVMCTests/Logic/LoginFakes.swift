import Examples

@testable import MVVMC

/// Keeps what Log in and Home tell their coordinator.
final class FakeLoginCoordinator: LoginCoordinating, HomeCoordinating {
  var user: User?
  var isRemembered = false
  var logIns = 0
  var logOuts = 0

  func didLogIn(_ user: User, isRemembered: Bool) {
    self.user = user
    self.isRemembered = isRemembered
    logIns += 1
  }

  func didLogOut() {
    logOuts += 1
  }
}
