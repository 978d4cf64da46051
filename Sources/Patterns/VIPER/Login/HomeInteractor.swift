/// The Home screen's business logic: owns a service; knows the presenter weakly as its output.
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
