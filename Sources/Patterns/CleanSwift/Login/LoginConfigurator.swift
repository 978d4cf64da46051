import Examples

/// The wiring of the Log in scene.
struct LoginConfigurator {
  let environment: LoginEnvironment

  func scene() -> LoginViewController {
    let presenter = LoginPresenter()
    let interactor = LoginInteractor(
      presenter: presenter, worker: LoginWorker(environment: environment),
      sessionWorker: SessionWorker(store: environment.store))
    let router = LoginRouter(
      dataStore: interactor, homeConfigurator: HomeConfigurator(environment: environment))
    let viewController = LoginViewController(interactor: interactor, router: router)
    presenter.viewController = viewController
    router.viewController = viewController
    return viewController
  }
}
