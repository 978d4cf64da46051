import Examples

/// The application logic of Home: knows the model, the storage adapter and the view by its delegate protocol.
final class HomeOrchestrator {
  weak var delegate: (any HomeDelegate)?
  private let user: User
  private let isRemembered: Bool
  private let network: any NetworkAdapting
  private let storage: any StorageAdapting

  /// The next screen's orchestrator.
  var login: LoginOrchestrator {
    LoginOrchestrator(network: network, storage: storage)
  }

  init(user: User, isRemembered: Bool, network: any NetworkAdapting, storage: any StorageAdapting) {
    self.user = user
    self.isRemembered = isRemembered
    self.network = network
    self.storage = storage
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
