import TerminalKit
import Testing

@testable import MVVM

/// The view alone, with its widgets, on a fake view model.
struct HomeViewTests {
  private let viewModel = FakeHomeViewModel()
  private let view: HomeViewController
  private let navigation: NavigationController

  init() {
    view = HomeViewController(viewModel: viewModel)
    navigation = NavigationController(rootViewController: view)
    view.updatePropertiesIfNeeded()
  }

  @Test func `it shows the welcome and the notice`() {
    #expect(view.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(view.screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out passes the tap on`() {
    view.screen.logOutButton.tap()
    #expect(viewModel.logOuts == 1)
  }

  @Test func `Log in takes its place`() {
    view.screen.logOutButton.tap()
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
