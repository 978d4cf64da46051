/// The root of the tree of modules: has its two modules built, and says whose screen comes first.
final class LoginModuleHolder: ModuleHolder, RootSupporting {
  let key = LoginSupportedModule.root
  let first: any RawRepresentable<String>
  var router: (any Routing)?

  init(context: LoginModuleHolderContext, component: Component) {
    first = context.storedUser == nil ? LoginSupportedModule.login : LoginSupportedModule.home
    super.init()
    support(
      LoginBuilder().build(parent: component, holder: self),
      HomeBuilder().build(parent: component, holder: self, context: context))
  }
}
