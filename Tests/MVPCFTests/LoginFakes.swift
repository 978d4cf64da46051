import Examples
import Foundation
import Observation
import TerminalKit
import TestSupport

@testable import MVPCF

final class FakeCredentialsManager: CredentialsManager {
  var entered: [String] = []
  var failure: LoginFailure?

  func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    entered = [email, password]
    if let failure { throw failure }
    return Credentials(email: email, password: password)
  }
}

final class FakeLoginManager: HeldLogins, LoginManager {}

final class FakeRememberManager: RememberManager {
  var session: Session?
  var works = true

  func remember(_ session: Session) throws {
    guard works else { throw CocoaError(.fileWriteOutOfSpace) }
    self.session = session
  }
}

final class FakeLogoutManager: LogoutManager {
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}

@Observable
final class FakeLoginPresenter: LoginPresenter {
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var completions: [Completion] = []
  var cancels = 0

  func logIn(completion: @escaping Completion) {
    completions.append(completion)
  }

  func cancel() {
    cancels += 1
  }
}

@Observable
final class FakeHomePresenter: HomePresenter {
  var welcome = ""
  var notice = ""
  var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}

/// Routes of a Login module that the test fires.
final class FakeLoginRoutes: @MainActor LoginRoutes {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)?
  let viewController = ViewController()
}

/// Routes of a Home module that the test fires.
final class FakeHomeRoutes: @MainActor HomeRoutes {
  var loggedOut: (() -> Void)?
  let viewController = ViewController()
}

final class FakeLoginFactory: LoginFactory {
  let routes = FakeLoginRoutes()

  func make() -> any LoginRoutes { routes }
}

final class FakeHomeFactory: HomeFactory {
  let routes = FakeHomeRoutes()
  var names: [String] = []

  func make(name: String, isRemembered: Bool) -> any HomeRoutes {
    names.append(name)
    return routes
  }
}
