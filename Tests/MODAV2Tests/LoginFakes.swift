import Examples
import TestSupport

@testable import MODAV2

final class FakeLoginDelegate: LoginDelegate {
  var status = ""
  var isWaiting = false
  var rejections = 0
  var users: [User] = []
  var isRemembered = false

  func loginStarted(status: String) {
    self.status = status
    isWaiting = true
  }

  func loginEnded(status: String) {
    self.status = status
    isWaiting = false
  }

  func passwordRejected() {
    rejections += 1
  }

  func loginSucceeded(user: User, isRemembered: Bool) {
    users.append(user)
    self.isRemembered = isRemembered
  }
}

final class FakeHomeDelegate: HomeDelegate {
  var welcome = ""
  var notice: String?
  var logOuts = 0

  func homeReady(welcome: String, notice: String) {
    self.welcome = welcome
    self.notice = notice
  }

  func loggedOut() {
    logOuts += 1
  }
}

final class FakeNetworkAdapter: HeldLogins, NetworkAdapting {}

final class FakeStorageAdapter: SessionInMemory, StorageAdapting {}

final class FakeLoginOrchestrator: LoginOrchestrating {
  weak var delegate: (any LoginDelegate)?
  let home: any HomeOrchestrating
  var entered: [String] = []
  var cancels = 0

  init(home: any HomeOrchestrating) {
    self.home = home
  }

  func home(for user: User, isRemembered: Bool) -> any HomeOrchestrating {
    home
  }

  func logIn(email: String, password: String) {
    entered = [email, password]
  }

  func cancel() {
    cancels += 1
  }
}
