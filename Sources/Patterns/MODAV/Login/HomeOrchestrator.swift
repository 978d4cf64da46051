import Examples

/// The Home screen's logic: greets the user, and at log out deletes the session and creates Log in's logic.
final class HomeOrchestrator {
  weak var viewDelegate: (any HomeViewDelegate)?
  private let user: User
  private let isRemembered: Bool
  private let network: any NetworkAdapting
  private let storage: any StorageAdapting

  init(user: User, isRemembered: Bool, network: any NetworkAdapting, storage: any StorageAdapting) {
    self.user = user
    self.isRemembered = isRemembered
    self.network = network
    self.storage = storage
  }

  func viewIsReady() {
    let notice = isRemembered ? "" : LoginStrings.notRemembered
    viewDelegate?.homeReady(welcome: LoginStrings.welcome(user.name), notice: notice)
  }

  func logOut() {
    storage.delete()
    viewDelegate?.loggedOut(login: LoginOrchestrator(network: network, storage: storage))
  }
}
