import Examples

/// The Home screen's logic: owns the orchestrator of Log in, which it hands to the view at log out.
final class HomeOrchestrator {
  weak var viewDelegate: (any HomeViewDelegate)?
  private let user: User
  private let isRemembered: Bool
  private let storage: any StorageAdapting
  private let login: LoginOrchestrator

  init(user: User, isRemembered: Bool, storage: any StorageAdapting, login: LoginOrchestrator) {
    self.user = user
    self.isRemembered = isRemembered
    self.storage = storage
    self.login = login
  }

  func viewIsReady() {
    let notice = isRemembered ? "" : LoginStrings.notRemembered
    viewDelegate?.homeReady(welcome: LoginStrings.welcome(user.name), notice: notice)
  }

  func logOut() {
    storage.delete()
    viewDelegate?.loggedOut(login: login)
  }
}
