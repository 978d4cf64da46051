@testable import MVP

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeLoginView: LoginView {
  let presenter: any LoginPresenting
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  var home: (any HomePresenting)?

  init(presenter: any LoginPresenting) {
    self.presenter = presenter
    presenter.view = self
  }

  func setStatus(_ status: String) {
    self.status = status
  }

  func setWaiting(_ isWaiting: Bool) {
    self.isWaiting = isWaiting
  }

  func clearPassword() {
    passwordsCleared += 1
  }

  func showHome(with presenter: any HomePresenting) {
    home = presenter
  }
}

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeHomeView: HomeView {
  let presenter: any HomePresenting
  var welcome = ""
  var notice: String?
  var login: (any LoginPresenting)?

  init(presenter: any HomePresenting) {
    self.presenter = presenter
    presenter.view = self
  }

  func setWelcome(_ welcome: String) {
    self.welcome = welcome
  }

  func setNotice(_ notice: String) {
    self.notice = notice
  }

  func showLogin(with presenter: any LoginPresenting) {
    login = presenter
  }
}
