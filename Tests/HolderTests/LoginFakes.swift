import Examples
import Observation
import TerminalKit
import TestSupport

@testable import Holder

final class FakeAuthorizationService: HeldLogins, AuthorizationService {}

final class FakeSessionService: SessionInMemory, SessionService {}

struct FakeLoginComponent: LoginModuleComponent {
  let authorization: any AuthorizationService
  let sessions: any SessionService
}

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
  private(set) var view: ViewController?

  func rootView() -> ViewController {
    let view = ViewController()
    self.view = view
    return view
  }

  func showLogin() {}
}

@Observable
final class FakeLoginModule: Module, LoginSupporting {
  let key = LoginSupportedModule.login
  let router: FakeLoginRouter? = nil
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var completions: [() -> Void] = []
  var cancels = 0
  var resets = 0

  func logIn(completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func cancel() {
    cancels += 1
  }

  func reset() {
    resets += 1
  }
}

@Observable
final class FakeLoggedInModule: Module, LoggedInSupporting {
  let key = LoginSupportedModule.loggedIn
  let router: FakeHomeRouter? = FakeHomeRouter()
  var user: User?
  var isRemembered = true

  func receive(_ user: User, isRemembered: Bool) {
    (self.user, self.isRemembered) = (user, isRemembered)
  }

  func reset() {
    user = nil
  }
}
