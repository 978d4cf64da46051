/// Builds the Greeting module, its component and its router; looks up their dependencies by name.
struct GreetingBuilder {
  func build(parent: Component) -> any Module {
    let component = GreetingComponent(parent: parent, person: parent.person)
    let module = GreetingModule(component: component)
    module.router = GreetingRouter(component: GreetingViewComponent(module: module))
    return module
  }
}
