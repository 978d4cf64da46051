/// The root of the tree of modules: has its one module built, and says that its screen comes first.
final class GreetingModuleHolder: ModuleHolder, RootSupporting {
  let key = GreetingSupportedModule.root
  let first: any RawRepresentable<String> = GreetingSupportedModule.greeting
  var router: (any Routing)?

  init(component: Component) {
    super.init()
    support(GreetingBuilder().build(parent: component))
  }
}
