import Testing

@testable import CleanSwift

/// The view controller alone, with its widgets, between a fake interactor and a fake router.
struct HomeViewTests {
  private let interactor = FakeHomeInteractor()
  private let router = FakeHomeRouter()
  private let viewController: HomeViewController

  init() {
    viewController = HomeViewController(interactor: interactor, router: router)
    viewController.loadViewIfNeeded()
  }

  @Test func `it requests the user once it is loaded`() {
    #expect(interactor.users == [HomeModels.ShowUser.Request()])
  }

  @Test func `it displays the welcome and the notice`() {
    let viewModel = HomeModels.ShowUser.ViewModel(welcome: "Welcome, Ada Lovelace", notice: "not remembered")
    viewController.displayUser(viewModel: viewModel)
    #expect(viewController.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(viewController.screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out is a request, and routes to Log in once it is displayed`() {
    viewController.screen.logOutButton.tap()
    #expect(interactor.logOuts == [HomeModels.LogOut.Request()])
    #expect(router.logins == 0)
    viewController.displayLogOut(viewModel: HomeModels.LogOut.ViewModel())
    #expect(router.logins == 1)
  }
}
