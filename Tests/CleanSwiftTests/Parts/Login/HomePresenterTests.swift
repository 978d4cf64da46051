import Examples
import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct HomePresenterTests {
  private let view = FakeHomeView()
  private let presenter = HomePresenter()

  init() {
    presenter.viewController = view
  }

  @Test(arguments: [
    (true, ""), (false, "You are logged in, but this device could not remember you."),
  ])
  func `it makes texts of the user`(isRemembered: Bool, notice: String) {
    let response = HomeModels.ShowUser.Response(user: Session.ada.user, isRemembered: isRemembered)
    presenter.presentUser(response: response)
    #expect(view.user == HomeModels.ShowUser.ViewModel(welcome: "Welcome, Ada Lovelace", notice: notice))
  }

  @Test func `it has the log out displayed`() {
    presenter.presentLogOut(response: HomeModels.LogOut.Response())
    #expect(view.logOuts == 1)
  }
}
