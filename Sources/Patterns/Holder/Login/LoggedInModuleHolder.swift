import Examples
import Observation

/// The nested holder, a module of the root holder: holds the logged-in user and the modules for that user.
@Observable
final class LoggedInModuleHolder: ModuleHolder, Module, LoggedInSupporting {
  let key = LoginSupportedModule.loggedIn
  private(set) var user: User?
  private(set) var isRemembered = true

  init(holder: ModuleHolder?, context: LoginModuleHolderContext, component: Component) {
    user = context.storedUser
    super.init(holder: holder)
    supportedModules = [HomeBuilder().build(parent: component, holder: self)]
  }

  var router: (any Routing)? {
    router(for: LoginSupportedModule.home) as any Routing
  }

  func receive(_ user: User, isRemembered: Bool) {
    self.user = user
    self.isRemembered = isRemembered
  }

  func reset() {
    user = nil
    isRemembered = true
  }
}
