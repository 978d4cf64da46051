/// The root holder of the Login example; has its module and the nested holder built, and decides the first screen.
final class LoginModuleHolder: ModuleHolder, Module {
  let key = LoginSupportedModule.root
  let first: LoginSupportedModule
  var router: (any Routing)?

  init(context: LoginModuleHolderContext, component: Component) {
    first = context.storedUser == nil ? .login : .loggedIn
    super.init()
    supportedModules = [
      LoginBuilder().build(parent: component, holder: self),
      LoggedInBuilder().build(parent: component, holder: self, context: context),
    ]
  }
}
