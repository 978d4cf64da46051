import Examples

/// The wiring of the Home scene.
struct HomeConfigurator {
  let environment: LoginEnvironment

  func scene() -> HomeViewController {
    let presenter = HomePresenter()
    let interactor = HomeInteractor(
      presenter: presenter, sessionWorker: SessionWorker(store: environment.store))
    let router = HomeRouter(
      dataStore: interactor, loginConfigurator: LoginConfigurator(environment: environment))
    let viewController = HomeViewController(interactor: interactor, router: router)
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
