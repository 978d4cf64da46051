/// Builds the Home module, its component and its router; looks up their dependencies by name.
struct HomeBuilder {
  func build(parent: Component, holder: ModuleHolder) -> any Module {
    let component = HomeComponent(parent: parent, sessions: parent.sessions)
    let module = HomeModule(holder: holder, component: component)
    module.router = HomeRouter(component: HomeViewComponent(module: module, moduleHolder: holder))
    return module
  }
}
