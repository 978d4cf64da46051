import Examples
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter.
struct HomeViewTests {
  private let presenter = FakeHomePresenter()
  private let screen = HomeScreen()
  private let view: HomeViewController

  init() {
    view = HomeViewController(view: screen, presenter: presenter)
    view.updatePropertiesIfNeeded()
  }

  @Test func `it shows the welcome and the notice`() {
    #expect(screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out passes the tap on, then fires the route`() {
    var logOutsBefore: [Int] = []
    view.loggedOut = { [presenter] in logOutsBefore.append(presenter.logOuts) }
    screen.logOutButton.tap()
    #expect(logOutsBefore == [1])
  }
}
