import TerminalKit
import Testing

@testable import MVP

/// The view alone, with its widgets, on a fake presenter.
struct HomeViewTests {
  private let presenter = FakeHomePresenter()
  private let view: HomeViewController
  private let navigation: NavigationController

  init() {
    view = HomeViewController(presenter: presenter)
    navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its presenter, and says when it is ready`() {
    #expect(presenter.view === view)
    #expect(presenter.timesReady == 1)
  }

  @Test func `it shows the welcome and the notice`() {
    view.setWelcome("Welcome, Ada Lovelace")
    view.setNotice("not remembered")
    #expect(view.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(view.screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out passes the tap on`() {
    view.screen.logOutButton.tap()
    #expect(presenter.logOuts == 1)
  }

  @Test func `Log in takes its place`() {
    view.showLogin(with: FakeLoginPresenter())
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
