import Examples
import Observation

@testable import Holder

/// Keeps the user whom it is given.
@Observable
final class FakeLoggedInModule: Module, LoggedInSupporting {
  let key = LoginSupportedModule.loggedIn
  let router: FakeHomeRouter? = FakeHomeRouter()
  var user: User?
  var isRemembered = true

  func receive(_ user: User, isRemembered: Bool) {
    self.user = user
    self.isRemembered = isRemembered
  }

  func reset() {
    user = nil
  }
}
