/// Builds the root holder, its context and its router; the holder has its modules built.
struct LoginRootBuilder {
  func build(component: LoginRootComponent) -> LoginModuleHolder {
    let context = LoginModuleHolderContext(storedUser: component.sessions.load()?.user)
    let holder = LoginModuleHolder(context: context, component: component)
    holder.router = RootRouter(
      component: RootViewComponent(moduleHolder: holder, screen: holder.first))
    return holder
  }
}
