import TerminalKit
import Testing

@testable import MVP

/// Hands the Home screen a presenter that does nothing: the screen must show the texts that it is given.
struct HomeScreenTests {
  private let view: HomeViewController

  init() {
    view = HomeViewController(presenter: IdleHomePresenter())
    view.loadViewIfNeeded()
  }

  @Test(arguments: ["Welcome, Grace", "", "something else"])
  func `the screen shows the welcome that it is given`(welcome: String) {
    view.setWelcome(welcome)
    #expect(view.screen.welcomeLabel.text == welcome)
  }
}

/// Does nothing.
private final class IdleHomePresenter: HomePresenting {
  weak var view: (any HomeView)?

  func viewIsReady() {}

  func logOut() {}
}
