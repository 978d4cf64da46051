import Examples
import TestSupport

@testable import MODAV2

final class FakeLoginView: LoginViewDelegate {
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  var homes: [any HomeOrchestratorDelegate] = []

  func loginStarted(status: String) {
    self.status = status
    isWaiting = true
  }

  func loginCancelled(status: String) {
    self.status = status
    isWaiting = false
  }

  func loginFailed(status: String, clearsPassword: Bool) {
    self.status = status
    isWaiting = false
    passwordsCleared += clearsPassword ? 1 : 0
  }

  func loginSucceeded(home: any HomeOrchestratorDelegate) {
    homes.append(home)
  }
}

final class FakeHomeView: HomeViewDelegate {
  var welcome = ""
  var notice: String?
  var logins: [any LoginOrchestratorDelegate] = []

  func homeReady(welcome: String, notice: String) {
    self.welcome = welcome
    self.notice = notice
  }

  func loggedOut(login: any LoginOrchestratorDelegate) {
    logins.append(login)
  }
}

final class FakeNetworkAdapter: HeldLogins, NetworkAdapting {}

final class FakeStorageAdapter: SessionInMemory, StorageAdapting {}

final class FakeLoginOrchestrator: LoginOrchestratorDelegate {
  weak var viewDelegate: (any LoginViewDelegate)?
  var entered: [String] = []
  var cancels = 0

  func logIn(email: String, password: String) {
    entered = [email, password]
  }

  func cancel() {
    cancels += 1
  }
}
