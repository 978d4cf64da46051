import Examples

/// Puts the Greeting module together: may name all of it, and is known by its protocol.
struct DefaultGreetingFactory: GreetingFactory {
  let person: Person

  func make() -> any ModuleRoutes {
    GreetingViewController(
      view: DefaultGreetingView(), presenter: DefaultGreetingPresenter(person: person))
  }
}
