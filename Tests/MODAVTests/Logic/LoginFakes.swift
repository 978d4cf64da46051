@testable import MODAV

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeLoginView: LoginViewDelegate {
  let orchestrator: LoginOrchestrator
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  var home: HomeOrchestrator?

  init(orchestrator: LoginOrchestrator) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

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
    self.home = home
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeHomeView: HomeViewDelegate {
  let orchestrator: HomeOrchestrator
  var welcome = ""
  var notice: String?
  var login: LoginOrchestrator?

  init(orchestrator: HomeOrchestrator) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func homeReady(welcome: String, notice: String) {
    self.welcome = welcome
    self.notice = notice
  }

  func loggedOut(login: LoginOrchestrator) {
    self.login = login
  }
}
