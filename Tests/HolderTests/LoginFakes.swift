import Examples
import Observation
import TerminalKit
import TestSupport

@testable import Holder

final class FakeAuthorizationService: HeldLogins, AuthorizationService {}

final class FakeSessionService: SessionInMemory, SessionService {}

final class FakeLoginRouter: @MainActor LoginRouting {
  var homes = 0

  func rootView() -> ViewController {
    ViewController()
  }

  func showHome() {
    homes += 1
  }
}

final class FakeHomeRouter: @MainActor HomeRouting {
  let view = ViewController()
  var logins = 0

  func rootView() -> ViewController {
    view
  }

  func showLogin() {
    logins += 1
  }
}

@Observable
final class FakeLoginModule: Module, LoginSupporting {
  let key = LoginSupportedModule.login
  let router: FakeLoginRouter? = nil
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var logIns = 0
  var cancels = 0
  var resets = 0

  func logIn() {
    logIns += 1
  }

  func cancel() {
    cancels += 1
  }

  func reset() {
    resets += 1
  }
}

@Observable
final class FakeHomeModule: Module, HomeSupporting {
  let key = LoginSupportedModule.home
  let router: FakeHomeRouter? = FakeHomeRouter()
  var welcome = ""
  var notice = ""
  var received: [User] = []
  var isRemembered: Bool?

  func receive(_ user: User, isRemembered: Bool) {
    received.append(user)
    self.isRemembered = isRemembered
  }

  func logOut() {}
}
