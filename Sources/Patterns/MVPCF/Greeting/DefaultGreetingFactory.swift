import Examples

/// Assembles the Greeting module; knows all its types, and the coordinator knows it by its protocol.
struct DefaultGreetingFactory: GreetingFactory {
  let person: Person

  func make() -> any ModuleRoutes {
    GreetingViewController(view: GreetingScreen(), presenter: DefaultGreetingPresenter(person: person))
  }
}
