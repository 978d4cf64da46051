import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with a fake component and, in its holder, the two fake modules that it finds.
struct HomeModuleTests {
  private let sessions = FakeSessionService()
  private let loggedIn = FakeLoggedInModule()
  private let login = FakeLoginModule()
  private let holder = ModuleHolder()
  private let module: HomeModule

  init() {
    module = HomeModule(holder: holder, component: FakeHomeComponent(sessions: sessions))
    holder.supportedModules = [loggedIn, login]
    loggedIn.user = Session.ada.user
  }

  @Test func `it welcomes the user`() {
    #expect(module.welcome == "Welcome, Ada Lovelace")
  }

  @Test func `only a user who is not remembered has a notice`() {
    #expect(module.notice == "")
    loggedIn.isRemembered = false
    #expect(module.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `log out deletes the session, and resets what other modules keep`() {
    sessions.session = .ada
    module.logOut()
    #expect(sessions.session == nil)
    #expect(loggedIn.user == nil)
    #expect(login.calls == [.reset])
  }
}
