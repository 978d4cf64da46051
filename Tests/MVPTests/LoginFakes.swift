@testable import MVP

final class FakeLoginView: LoginView {
  var status = ""
  var isWaiting = false
  var passwordsCleared = 0
  var home: (any HomePresenting)?

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

final class FakeLoginPresenter: LoginPresenting {
  weak var view: (any LoginView)?
  var entered: [String] = []
  var cancels = 0

  func logIn(email: String, password: String) {
    entered = [email, password]
  }

  func cancel() {
    cancels += 1
  }
}

final class FakeHomeView: HomeView {
  var welcome = ""
  var notice: String?
  var login: (any LoginPresenting)?

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
