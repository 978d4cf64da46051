import Testing

@testable import MVPCF

/// The presenter alone, on a fake manager.
struct HomePresenterTests {
  private let logout = FakeLogoutManager()

  private func presenter(isRemembered: Bool) -> DefaultHomePresenter {
    DefaultHomePresenter(name: "Ada Lovelace", isRemembered: isRemembered, logoutManager: logout)
  }

  @Test func `it welcomes the user`() {
    #expect(presenter(isRemembered: true).welcome == "Welcome, Ada Lovelace")
  }

  @Test func `only a user who is not remembered has a notice`() {
    #expect(presenter(isRemembered: true).notice == "")
    #expect(
      presenter(isRemembered: false).notice
        == "You are logged in, but this device could not remember you.")
  }

  @Test func `log out is the manager's`() {
    presenter(isRemembered: true).logOut()
    #expect(logout.logOuts == 1)
  }
}
