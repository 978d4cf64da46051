import Examples

@testable import VIPER

/// The Home module as its assembly wires it, but with a fake view and a fake router.
struct HomeModule {
  let view = FakeHomeView()
  let router = FakeHomeRouter()
  let presenter: HomePresenter

  init(environment: LoginEnvironment, user: LoggedInUser) {
    let interactor = HomeInteractor(sessions: StoredSessionService(store: environment.store))
    presenter = HomePresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.configure(for: user)
  }
}
