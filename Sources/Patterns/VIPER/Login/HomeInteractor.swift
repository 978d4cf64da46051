/// The business logic of Home: owned by the presenter; owns the session service.
final class HomeInteractor: HomeInteractorInput {
  weak var output: (any HomeInteractorOutput)?
  private let sessions: any SessionService

  init(sessions: any SessionService) {
    self.sessions = sessions
  }

  func logOut() {
    sessions.delete()
    output?.didLogOut()
  }
}
