import Testing

@testable import MVVMC

/// The view alone, with its widgets, on a fake view model.
struct HomeViewTests {
  private let viewModel = FakeHomeViewModel()
  private let view: HomeViewController

  init() {
    view = HomeViewController(viewModel: viewModel)
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
}
