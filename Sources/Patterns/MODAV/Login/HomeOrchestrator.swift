import Examples

/// The application logic of Home: knows the model, the adapters and the view by their protocols; owned by the view.
final class HomeOrchestrator {
  weak var delegate: (any HomeDelegate)?
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

  /// The next screen's orchestrator.
  func login() -> LoginOrchestrator {
    LoginOrchestrator(network: network, storage: storage)
  }

  func showHome() {
    let notice = isRemembered ? "" : LoginStrings.notRemembered
    delegate?.homeReady(welcome: LoginStrings.welcome(user.name), notice: notice)
  }

  func logOut() {
    storage.delete()
    delegate?.loggedOut()
  }
}
