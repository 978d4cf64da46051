/// Builds the root holder and its router; the holder has its module built.
struct GreetingRootBuilder {
  func build(component: GreetingRootComponent) -> GreetingModuleHolder {
    let holder = GreetingModuleHolder(component: component)
    holder.router = RootRouter(
      component: RootViewComponent(moduleHolder: holder, screen: GreetingSupportedModule.greeting))
    return holder
  }
}
