import TerminalKit
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter.
struct HomeViewTests {
  private let presenter = FakeHomePresenter()
  private let view: HomeViewController

  init() {
    view = HomeViewController(output: presenter)
    view.loadViewIfNeeded()
  }

  @Test func `it says when it is ready`() {
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
}
