import Examples

/// The wiring of the Greeting scene, which has neither router nor worker: it leads nowhere and asks nobody.
struct GreetingConfigurator {
  let person: Person

  func scene() -> GreetingViewController {
    let presenter = GreetingPresenter()
    let interactor = GreetingInteractor(presenter: presenter, person: person)
    let viewController = GreetingViewController(interactor: interactor)
    presenter.viewController = viewController
    return viewController
  }
}
