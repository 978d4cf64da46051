import Examples

/// The Home module: welcomes the user and ends the session.
///
/// Has no state of its own: finds the logged-in user and the Login module by their keys, up the tree of holders.
final class HomeModule: Module, HomeSupporting {
  let key = LoginSupportedModule.home
  var router: (any Routing)?
  private unowned let holder: ModuleHolder
  private let component: any HomeModuleComponent

  init(holder: ModuleHolder, component: any HomeModuleComponent) {
    self.holder = holder
    self.component = component
  }

  var welcome: String {
    loggedIn.user.map { LoginStrings.welcome($0.name) } ?? ""
  }

  var notice: String {
    loggedIn.isRemembered ? "" : LoginStrings.notRemembered
  }

  func logOut() {
    component.sessions.delete()
    loggedIn.reset()
    let login: any LoginSupporting = holder.module(for: LoginSupportedModule.login)
    login.reset()
  }

  private var loggedIn: any LoggedInSupporting {
    holder.module(for: LoginSupportedModule.loggedIn)
  }
}
