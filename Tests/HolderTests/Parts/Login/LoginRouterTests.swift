import TerminalKit
import Testing

@testable import Holder

/// The router alone, with fake modules; Home's router is the fake one of the module that it finds.
struct LoginRouterTests {
  @Test func `Home takes the place of its screen`() {
    let module = FakeLoginModule()
    let loggedIn = FakeLoggedInModule()
    let holder = ModuleHolder()
    holder.supportedModules = [loggedIn]
    let router = LoginRouter(component: LoginViewComponent(module: module, moduleHolder: holder))
    let navigation = NavigationController(rootViewController: router.rootView())
    router.showHome()
    #expect(navigation.topViewController === loggedIn.router?.view)
    #expect(navigation.viewControllers.count == 1)
  }
}
