import Examples

@testable import CleanSwift

/// The Home scene as its configurator wires it, but with a fake view, and with the data that a router would pass.
struct HomeScene {
  let view = FakeHomeView()
  let interactor: HomeInteractor

  init(environment: LoginEnvironment, user: User, isRemembered: Bool) {
    let presenter = HomePresenter()
    presenter.viewController = view
    interactor = HomeInteractor(
      presenter: presenter, sessionWorker: SessionWorker(store: environment.store))
    interactor.user = user
    interactor.isRemembered = isRemembered
  }

  func show() {
    interactor.showUser(request: HomeModels.ShowUser.Request())
  }

  func logOut() {
    interactor.logOut(request: HomeModels.LogOut.Request())
  }
}
