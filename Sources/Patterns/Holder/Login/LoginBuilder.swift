/// Builds the Login module, its component and its router; looks up their dependencies by name.
struct LoginBuilder {
  func build(parent: Component, holder: ModuleHolder) -> any Module {
    let component = LoginComponent(
      parent: parent, environment: parent.environment, sessions: parent.sessions)
    let module = LoginModule(holder: holder, component: component)
    module.router = LoginRouter(component: LoginViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
