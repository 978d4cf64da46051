/// Builds the Home module with its component and its router; looks up what they need by name.
struct HomeBuilder {
  func build(
    parent: Component, holder: ModuleHolder, context: LoginModuleHolderContext
  ) -> any Module {
    let component = HomeComponent(parent: parent, sessions: parent.sessions)
    let module = HomeModule(holder: holder, context: context, component: component)
    module.router = HomeRouter(component: HomeViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
