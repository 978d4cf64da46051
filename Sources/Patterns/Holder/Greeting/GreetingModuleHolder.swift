/// The root holder of the Greeting example; has its only module built.
final class GreetingModuleHolder: ModuleHolder, Module {
  let key = GreetingSupportedModule.root
  var router: (any Routing)?

  init(component: Component) {
    super.init()
    supportedModules = [GreetingBuilder().build(parent: component)]
  }
}
