import Examples
import TerminalKit
import TestSupport
import Testing

@testable import Workshop

/// Hands the Log in screen a presenter that only keeps what it is told: what the screen then does, it does by itself.
struct LoginScreenTests {
  private let presenter = IdleLoginPresenter()
  private let view: LoginViewController
  private var screen: LoginScreen { view.screen }

  init() {
    view = LoginViewController(presenter: presenter)
    view.loadViewIfNeeded()
  }

  @Test(arguments: [("ada@example.com", "lovelace"), ("", ""), (" ada ", ""), ("", "lovelace")])
  func `a tap on Log in passes on what was entered, right or wrong`(email: String, password: String) {
    screen.emailField.text = email
    screen.passwordField.text = password
    screen.logInButton.tap()
    #expect(presenter.entered == [LoginInput(email: email, password: password)])
    #expect(screen.statusLabel.text == "")
    #expect(!screen.isWaiting)
  }

  @Test func `a tap on Cancel is passed on and changes nothing by itself`() {
    view.setWaiting(true)
    view.setStatus("Logging in…")
    screen.cancelButton.tap()
    #expect(presenter.cancels == 1)
    #expect(screen.isWaiting)
    #expect(screen.statusLabel.text == "Logging in…")
  }

  @Test(arguments: ["", "Email or password is incorrect.", "Cancelled.", "something else"])
  func `the screen shows the text that it is given and does nothing else about it`(status: String) {
    screen.emailField.text = "ada@example.com"
    screen.passwordField.text = "lovelace"
    view.setWaiting(true)
    view.setStatus(status)
    #expect(screen.statusLabel.text == status)
    #expect(screen.passwordField.text == "lovelace")
    #expect(screen.isWaiting)
  }

  @Test func `the screen empties the password when it is told to`() {
    screen.passwordField.text = "lovelace"
    view.clearPassword()
    #expect(screen.passwordField.text == "")
  }
}

/// The two texts of a login.
private struct LoginInput: Equatable {
  let email: String
  let password: String
}

/// Keeps what it is told, and does nothing.
private final class IdleLoginPresenter: LoginPresenting {
  weak var view: (any LoginView)?
  private(set) var entered: [LoginInput] = []
  private(set) var cancels = 0

  func logIn(email: String, password: String) {
    entered.append(LoginInput(email: email, password: password))
  }

  func cancel() {
    cancels += 1
  }
}
