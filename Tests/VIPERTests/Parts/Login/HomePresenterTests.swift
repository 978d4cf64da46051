import Testing

@testable import VIPER

/// The presenter alone, between a fake view, a fake interactor and a fake router.
struct HomePresenterTests {
  private let view = FakeHomeView()
  private let interactor = FakeHomeInteractor()
  private let router = FakeHomeRouter()
  private let presenter: HomePresenter

  init() {
    presenter = HomePresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test(arguments: [
    (true, ""), (false, "You are logged in, but this device could not remember you."),
  ])
  func `it greets the user of the module's input`(isRemembered: Bool, notice: String) {
    presenter.configure(for: LoggedInUser(name: "Ada Lovelace", isRemembered: isRemembered))
    presenter.viewIsReady()
    #expect(view.welcome == "Welcome, Ada Lovelace")
    #expect(view.notice == notice)
  }

  @Test func `a tap logs out, and nothing opens before`() {
    presenter.didTapLogOut()
    #expect(interactor.logOuts == 1)
    #expect(router.logins == 0)
  }

  @Test func `after the log out it opens Log in`() {
    presenter.didLogOut()
    #expect(router.logins == 1)
  }
}
