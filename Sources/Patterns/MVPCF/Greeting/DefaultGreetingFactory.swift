import Examples

/// Assembles the Greeting module.
struct DefaultGreetingFactory: GreetingFactory {
  let person: Person

  func make() -> any ModuleRoutes {
    GreetingViewController(view: GreetingScreen(), presenter: DefaultGreetingPresenter(person: person))
  }
}
