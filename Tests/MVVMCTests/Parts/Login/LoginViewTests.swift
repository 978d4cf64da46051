import TestSupport
import Testing

@testable import MVVMC

/// The view alone, with its widgets, on a fake view model.
struct LoginViewTests {
  private let viewModel = FakeLoginViewModel()
  private let view: LoginViewController

  init() {
    view = LoginViewController(viewModel: viewModel)
    view.updatePropertiesIfNeeded()
  }

  @Test func `log in passes on what was entered`() {
    view.screen.logIn(" ada@example.com ", " love ")
    #expect(viewModel.calls == [.logIn(email: " ada@example.com ", password: " love ")])
  }

  @Test func `cancel passes the tap on`() {
    viewModel.isWaiting = true
    view.updatePropertiesIfNeeded()
    view.screen.cancelButton.tap()
    #expect(viewModel.calls == [.cancel])
  }

  @Test func `it shows whether it waits`() {
    viewModel.isWaiting = true
    view.updatePropertiesIfNeeded()
    #expect(view.screen.isWaiting)
    viewModel.isWaiting = false
    view.updatePropertiesIfNeeded()
    #expect(!view.screen.isWaiting)
  }

  @Test func `it shows the status`() {
    viewModel.status = "Cancelled."
    view.updatePropertiesIfNeeded()
    #expect(view.screen.statusLabel.text == "Cancelled.")
  }

  @Test func `it empties the password alone`() {
    view.screen.logIn("ada@example.com", "love")
    viewModel.password = ""
    view.updatePropertiesIfNeeded()
    #expect(view.screen.passwordField.text == "")
    #expect(view.screen.emailField.text == "ada@example.com")
  }

  @Test func `it empties the email alone`() {
    view.screen.logIn("ada@example.com", "love")
    viewModel.email = ""
    view.updatePropertiesIfNeeded()
    #expect(view.screen.emailField.text == "")
    #expect(view.screen.passwordField.text == "love")
  }
}
