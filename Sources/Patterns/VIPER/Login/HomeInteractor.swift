/// The Home screen's business logic: deletes the session at log out.
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
