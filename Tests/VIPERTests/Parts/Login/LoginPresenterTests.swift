import Examples
import TestSupport
import Testing

@testable import VIPER

/// The presenter alone, between a fake view, a fake interactor and a fake router.
struct LoginPresenterTests {
  private let view = FakeLoginView()
  private let interactor = FakeLoginInteractor()
  private let router = FakeLoginRouter()
  private let presenter: LoginPresenter

  init() {
    presenter = LoginPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `it asks the interactor as the user and the module's input ask`() {
    presenter.restoreSession()
    presenter.didTapLogIn(email: " ada@example.com ", password: " love ")
    presenter.didTapCancel()
    #expect(
      interactor.calls
        == [.restoreSession, .logIn(email: " ada@example.com ", password: " love "), .cancel])
  }

  @Test func `it shows that a login has started`() {
    presenter.didStartLogin()
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
  }

  @Test func `it shows that a login is cancelled`() {
    view.isWaiting = true
    presenter.didCancelLogin()
    #expect(view.status == "Cancelled.")
    #expect(!view.isWaiting)
  }

  @Test(arguments: Outcome.allCases) func `it shows each failure`(outcome: Outcome) {
    view.isWaiting = true
    presenter.didFail(outcome.failure)
    #expect(view.status == outcome.message)
    #expect(!view.isWaiting)
    #expect(view.passwordsCleared == (outcome == .unauthorized ? 1 : 0))
  }

  @Test func `it opens Home for the user`() {
    let user = LoggedInUser(name: "Ada Lovelace", isRemembered: false)
    presenter.didLogIn(user)
    #expect(router.user == user)
  }
}
