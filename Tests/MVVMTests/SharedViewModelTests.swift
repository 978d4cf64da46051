import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVM

/// What MVVM alone can do: one view model serves several views at once, because it knows none.
struct SharedViewModelTests {
  @Test func `two windows on one view model show the same`() async {
    let world = LoginWorld()
    let model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(file: world.sessionFile))
    let viewModel = LoginViewModel(model: model)
    let views = [LoginViewController(viewModel: viewModel), LoginViewController(viewModel: viewModel)]
    let windows = views.map { Window(rootViewController: $0) }

    views[0].screen.emailField.insertText("ada@example.com")
    windows[1].layoutIfNeeded()
    #expect(views[1].screen.emailField.text == "ada@example.com")

    views[1].screen.passwordField.insertText("wrong")
    views[1].screen.logInButton.tap()
    await settle()
    windows[0].layoutIfNeeded()
    #expect(views[0].screen.isWaiting)

    await world.transport.answer(status: 401)
    for (window, view) in zip(windows, views) {
      window.layoutIfNeeded()
      #expect(view.screen.statusLabel.text == "Email or password is incorrect.")
      #expect(view.screen.passwordField.text == "")
      #expect(!view.screen.isWaiting)
    }
  }
}
