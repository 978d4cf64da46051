import Examples
import TestSupport

@testable import VIPER

final class FakeLoginView: LoginViewInput {
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0

  func setStatus(_ status: String) {
    self.status = status
  }

  func setWaiting(_ isWaiting: Bool) {
    self.isWaiting = isWaiting
  }

  func clearPassword() {
    passwordsCleared += 1
  }
}

final class FakeLoginViewOutput: LoginViewOutput {
  var entered: [String] = []
  var cancels = 0

  func didTapLogIn(email: String, password: String) {
    entered = [email, password]
  }

  func didTapCancel() {
    cancels += 1
  }
}

final class FakeLoginInteractor: LoginInteractorInput {
  var restores = 0
  var entered: [String] = []
  var cancels = 0

  func restoreSession() {
    restores += 1
  }

  func logIn(email: String, password: String) {
    entered = [email, password]
  }

  func cancel() {
    cancels += 1
  }
}

final class FakeLoginInteractorOutput: LoginInteractorOutput {
  var starts = 0
  var cancels = 0
  var users: [LoggedInUser] = []
  var failures: [LoginFailure] = []

  func didStartLogin() {
    starts += 1
  }

  func didCancelLogin() {
    cancels += 1
  }

  func didLogIn(_ user: LoggedInUser) {
    users.append(user)
  }

  func didFail(_ failure: LoginFailure) {
    failures.append(failure)
  }
}

final class FakeLoginRouter: LoginRouterInput {
  var users: [LoggedInUser] = []

  func openHome(for user: LoggedInUser) {
    users.append(user)
  }
}

final class FakeAuthorizationService: HeldLogins, AuthorizationService {}

final class FakeSessionService: SessionInMemory, SessionService {}
