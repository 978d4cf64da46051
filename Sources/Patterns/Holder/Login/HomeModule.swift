import Examples
import Observation

/// Says who is logged in, and ends the session; owns its component and its router, and knows no user interface.
@Observable
final class HomeModule: Module, HomeSupporting {
  let key = LoginSupportedModule.home
  @ObservationIgnored var router: (any HomeRouting)?
  private var user: User?
  private var isRemembered = true
  private weak let holder: ModuleHolder?
  private let component: any HomeModuleComponent

  init(holder: ModuleHolder?, context: LoginModuleHolderContext, component: any HomeModuleComponent) {
    self.holder = holder
    self.component = component
    user = context.storedUser
  }

  var welcome: String {
    user.map { LoginStrings.welcome($0.name) } ?? ""
  }

  var notice: String {
    isRemembered ? "" : LoginStrings.notRemembered
  }

  func receive(_ user: User, isRemembered: Bool) {
    self.user = user
    self.isRemembered = isRemembered
  }

  func logOut() {
    component.sessions.delete()
    user = nil
    isRemembered = true
    let login: (any LoginSupporting)? = holder?.module(for: LoginSupportedModule.login)
    login?.reset()
    router?.showLogin()
  }
}
