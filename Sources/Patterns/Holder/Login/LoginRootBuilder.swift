/// Builds the root holder, which builds what it supports, with its context and its router.
struct LoginRootBuilder {
  func build(component: Component) -> LoginModuleHolder {
    let sessions: any SessionService = component.sessions
    let context = LoginModuleHolderContext(storedUser: sessions.load()?.user)
    let holder = LoginModuleHolder(context: context, component: component)
    holder.router = RootRouter(component: RootViewComponent(module: holder, moduleHolder: holder))
    return holder
  }
}
