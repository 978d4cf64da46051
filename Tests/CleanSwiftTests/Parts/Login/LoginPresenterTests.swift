import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct LoginPresenterTests {
  private let view = FakeLoginView()
  private let presenter = LoginPresenter()

  init() {
    presenter.viewController = view
  }

  @Test func `it presents the start of a login`() {
    presenter.presentLogin(response: .started)
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
    #expect(view.passwordsCleared == 0)
    #expect(view.cancels == [])
  }

  @Test func `it presents a cancelled login`() {
    presenter.presentCancelledLogin(response: LoginModels.CancelLogin.Response())
    #expect(view.cancels == [LoginModels.CancelLogin.ViewModel(status: "Cancelled.", isWaiting: false)])
  }

  @Test(arguments: Outcome.allCases) func `it presents each failure`(outcome: Outcome) {
    view.isWaiting = true
    presenter.presentLogin(response: .failed(outcome.failure))
    #expect(view.status == outcome.message)
    #expect(!view.isWaiting)
    #expect(view.passwordsCleared == (outcome == .unauthorized ? 1 : 0))
    #expect(view.cancels == [])
  }

  @Test func `it has Home displayed after a login`() {
    presenter.presentLogin(response: .loggedIn)
    #expect(view.homes == 1)
  }

  @Test func `it does not keep its view alive`() {
    var view: FakeLoginView? = FakeLoginView()
    presenter.viewController = view
    weak let released = view
    view = nil
    #expect(released == nil)
  }
}
