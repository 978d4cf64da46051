@testable import VIPER

/// Keeps what it is told to show.
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

/// Keeps what it is told to show.
final class FakeHomeView: HomeViewInput {
  var welcome = ""
  var notice: String?

  func setWelcome(_ welcome: String) {
    self.welcome = welcome
  }

  func setNotice(_ notice: String) {
    self.notice = notice
  }
}

/// Keeps the user for whom Home would open.
final class FakeLoginRouter: LoginRouterInput {
  var user: LoggedInUser?

  func openHome(for user: LoggedInUser) {
    self.user = user
  }
}

/// Counts how often Log in would open.
final class FakeHomeRouter: HomeRouterInput {
  var logins = 0

  func openLogin() {
    logins += 1
  }
}
