/// Builds the Login module with its component and its router; looks up what they need by name.
struct LoginBuilder {
  func build(parent: Component, holder: ModuleHolder) -> any Module {
    let component = LoginComponent(
      parent: parent, authorization: parent.authorization, sessions: parent.sessions)
    let module = LoginModule(holder: holder, component: component)
    module.router = LoginRouter(component: LoginViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
