@testable import MODAV2

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeLoginView: LoginViewDelegate {
  let orchestrator: any LoginOrchestratorDelegate
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  var home: (any HomeOrchestratorDelegate)?

  init(orchestrator: any LoginOrchestratorDelegate) {
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

  func loginSucceeded(home: any HomeOrchestratorDelegate) {
    self.home = home
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeHomeView: HomeViewDelegate {
  let orchestrator: any HomeOrchestratorDelegate
  var welcome = ""
  var notice: String?
  var login: (any LoginOrchestratorDelegate)?

  init(orchestrator: any HomeOrchestratorDelegate) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func homeReady(welcome: String, notice: String) {
    self.welcome = welcome
    self.notice = notice
  }

  func loggedOut(login: any LoginOrchestratorDelegate) {
    self.login = login
  }
}
