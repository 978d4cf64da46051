import TerminalKit
import Testing

@testable import Holder

/// The router alone, with fake modules; Log in's router is the fake one of the module that it finds.
struct HomeRouterTests {
  @Test func `Log in takes the place of its screen`() {
    let module = FakeHomeModule()
    let login = FakeLoginModule()
    let holder = ModuleHolder()
    holder.supportedModules = [login]
    let router = HomeRouter(component: HomeViewComponent(module: module, moduleHolder: holder))
    let navigation = NavigationController(rootViewController: router.rootView())
    router.showLogin()
    #expect(navigation.topViewController === login.router?.view)
    #expect(navigation.viewControllers.count == 1)
  }
}
