import Examples

/// The Home scene's business logic: knows the user, and has the session deleted at log out.
final class HomeInteractor: HomeBusinessLogic, HomeDataStore {
  var user: User?
  var isRemembered = true
  private let presenter: any HomePresentationLogic
  private let sessionWorker: SessionWorker

  init(presenter: any HomePresentationLogic, sessionWorker: SessionWorker) {
    self.presenter = presenter
    self.sessionWorker = sessionWorker
  }

  func showUser(request: HomeModels.ShowUser.Request) {
    guard let user else { return }
    presenter.presentUser(response: HomeModels.ShowUser.Response(user: user, isRemembered: isRemembered))
  }

  func logOut(request: HomeModels.LogOut.Request) {
    sessionWorker.delete()
    presenter.presentLogOut(response: HomeModels.LogOut.Response())
  }
}
