import TestSupport
import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, between a fake interactor and a fake router.
struct LoginViewTests {
  private let interactor = FakeLoginInteractor()
  private let router = FakeLoginRouter()
  private let viewController: LoginViewController

  init() {
    viewController = LoginViewController(interactor: interactor, router: router)
    viewController.loadViewIfNeeded()
  }

  private func display(_ status: String, isWaiting: Bool = false, clearsPassword: Bool = false) {
    let viewModel = LoginModels.LogIn.ViewModel(
      status: status, isWaiting: isWaiting, clearsPassword: clearsPassword)
    viewController.displayLogin(viewModel: viewModel)
  }

  @Test func `log in is a request with what was entered`() {
    viewController.screen.logIn(" ada@example.com ", " love ")
    #expect(interactor.logins == [LoginModels.LogIn.Request(email: " ada@example.com ", password: " love ")])
  }

  @Test func `cancel is a request`() {
    display("Logging in…", isWaiting: true)
    viewController.screen.cancelButton.tap()
    #expect(interactor.cancels == [LoginModels.CancelLogin.Request()])
  }

  @Test func `it displays the status and whether it waits`() {
    display("Logging in…", isWaiting: true)
    #expect(viewController.screen.statusLabel.text == "Logging in…")
    #expect(viewController.screen.isWaiting)
    let viewModel = LoginModels.CancelLogin.ViewModel(status: "Cancelled.", isWaiting: false)
    viewController.displayCancelledLogin(viewModel: viewModel)
    #expect(viewController.screen.statusLabel.text == "Cancelled.")
    #expect(!viewController.screen.isWaiting)
  }

  @Test func `it empties the password alone, and only if it is told to`() {
    viewController.screen.logIn("ada@example.com", "love")
    display("")
    #expect(viewController.screen.passwordField.text == "love")
    display("", clearsPassword: true)
    #expect(viewController.screen.passwordField.text == "")
    #expect(viewController.screen.emailField.text == "ada@example.com")
  }

  @Test func `it routes to Home`() {
    viewController.displayHome(viewModel: LoginModels.LogIn.LoggedInViewModel())
    #expect(router.homes == 1)
  }
}
