import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module and a fake router.
struct HomeViewTests {
  private let module = FakeHomeModule()
  private let router = FakeHomeRouter()
  private let view: HomeViewController

  init() {
    view = HomeViewController(module: module, router: router)
    view.updatePropertiesIfNeeded()
  }

  @Test func `it shows the welcome and the notice`() {
    #expect(view.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(view.screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out passes the tap on, and calls the router`() {
    view.screen.logOutButton.tap()
    #expect(module.logOuts == 1)
    #expect(router.logins == 1)
  }
}
