/// The module's business logic: has the service forget the session.
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
