import Examples

/// Says who is logged in, and leaves when that ends; knows its neighbours by protocols only.
final class HomePresenter: HomeViewOutput, HomeInteractorOutput, HomeModuleInput {
  weak var view: (any HomeViewInput)?
  private weak var moduleOutput: (any HomeModuleOutput)?
  private let interactor: any HomeInteractorInput
  private let router: any HomeRouterInput
  private var user: LoggedInUser?

  init(interactor: any HomeInteractorInput, router: any HomeRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func configure(for user: LoggedInUser, output: any HomeModuleOutput) {
    self.user = user
    moduleOutput = output
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
    moduleOutput?.homeModuleDidLogOut()
    router.close()
  }
}
