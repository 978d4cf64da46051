import Examples

/// The Home screen's UI logic: greets the user, and opens Log in once the session is deleted.
final class HomePresenter: HomeViewOutput, HomeInteractorOutput, HomeModuleInput {
  weak var view: (any HomeViewInput)?
  private let interactor: any HomeInteractorInput
  private let router: any HomeRouterInput
  private var user: LoggedInUser?

  init(interactor: any HomeInteractorInput, router: any HomeRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func configure(for user: LoggedInUser) {
    self.user = user
  }

  func viewIsReady() {
    guard let user else { return }
    view?.setWelcome(LoginStrings.welcome(user.name))
    view?.setNotice(user.isRemembered ? "" : LoginStrings.notRemembered)
  }

  func didTapLogOut() {
    interactor.logOut()
  }

  func didLogOut() {
    router.openLogin()
  }
}
