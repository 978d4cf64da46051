import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// Several views on one view model, which knows none of them; the transport and the store are replaced.
struct SharedViewModelTests {
  @Test func `two windows on one view model show the same`() async {
    let world = LoginWorld()
    let model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
    let coordinator = FakeLoginCoordinator()
    let viewModel = LoginViewModel(model: model, coordinator: coordinator)
    let views = [LoginViewController(viewModel: viewModel), LoginViewController(viewModel: viewModel)]
    let windows = views.map { Window(rootViewController: NavigationController(rootViewController: $0)) }
    let texts = { (widget: String) in
      windows.map { window in
        window.layoutIfNeeded()
        return window.text(of: widget)
      }
    }

    views[0].screen.emailField.insertText("ada@example.com")
    #expect(texts("email") == ["ada@example.com", "ada@example.com"])

    views[1].screen.passwordField.insertText("wrong")
    #expect(texts("password") == ["wrong", "wrong"])
    views[1].screen.logInButton.tap()
    await settle()
    #expect(texts("status") == ["Logging in…", "Logging in…"])
    #expect(views[0].screen.isWaiting)

    await world.transport.answer(status: 401)
    #expect(texts("status") == ["Email or password is incorrect.", "Email or password is incorrect."])
    #expect(texts("password") == ["", ""])
    #expect(!views[0].screen.isWaiting)

    views[0].screen.passwordField.insertText("lovelace")
    views[0].screen.logInButton.tap()
    await settle()
    await world.transport.answer(1, status: 200, body: Session.adaAsText)
    #expect(texts("password") == ["", ""])
    // Navigation is the coordinator's: it is told once, and both views stay.
    #expect(coordinator.user == Session.ada.user)
    #expect(coordinator.logIns == 1)
    #expect(texts("welcome") == [nil, nil])
  }
}
