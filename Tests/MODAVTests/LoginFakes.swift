import Examples
import TestSupport

@testable import MODAV

final class FakeLoginView: LoginViewDelegate {
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  var homes: [HomeOrchestrator] = []

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

  func loginSucceeded(home: HomeOrchestrator) {
    homes.append(home)
  }
}

final class FakeHomeView: HomeViewDelegate {
  var welcome = ""
  var notice: String?
  var logins: [LoginOrchestrator] = []

  func homeReady(welcome: String, notice: String) {
    self.welcome = welcome
    self.notice = notice
  }

  func loggedOut(login: LoginOrchestrator) {
    logins.append(login)
  }
}

final class FakeNetworkAdapter: HeldLogins, NetworkAdapting {}

final class FakeStorageAdapter: SessionInMemory, StorageAdapting {}
