/// Builds the root holder, which builds what it supports, and its router.
struct GreetingRootBuilder {
  func build(component: Component) -> GreetingModuleHolder {
    let holder = GreetingModuleHolder(component: component)
    holder.router = RootRouter(component: RootViewComponent(module: holder, moduleHolder: holder))
    return holder
  }
}
