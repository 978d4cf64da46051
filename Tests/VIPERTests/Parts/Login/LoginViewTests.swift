import TestSupport
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter.
struct LoginViewTests {
  private let presenter = FakeLoginPresenter()
  private let view: LoginViewController

  init() {
    view = LoginViewController(output: presenter)
    view.loadViewIfNeeded()
  }

  @Test func `log in passes on what was entered`() {
    view.screen.logIn(" ada@example.com ", " love ")
    #expect(presenter.calls == [.logIn(email: " ada@example.com ", password: " love ")])
  }

  @Test func `cancel passes the tap on`() {
    view.setWaiting(true)
    view.screen.cancelButton.tap()
    #expect(presenter.calls == [.cancel])
  }

  @Test func `it shows whether it waits`() {
    view.setWaiting(true)
    #expect(view.screen.isWaiting)
    view.setWaiting(false)
    #expect(!view.screen.isWaiting)
  }

  @Test func `it shows the status`() {
    view.setStatus("Cancelled.")
    #expect(view.screen.statusLabel.text == "Cancelled.")
  }

  @Test func `it empties the password alone`() {
    view.screen.logIn("ada@example.com", "love")
    view.clearPassword()
    #expect(view.screen.passwordField.text == "")
    #expect(view.screen.emailField.text == "ada@example.com")
  }
}
