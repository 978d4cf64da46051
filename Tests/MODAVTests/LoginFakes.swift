import Examples
import TestSupport

@testable import MODAV

final class FakeLoginDelegate: LoginDelegate {
  var status = ""
  var isWaiting = false
  var rejections = 0
  var successes = 0

  func loginStarted(status: String) {
    self.status = status
    isWaiting = true
  }

  func loginStopped(status: String) {
    self.status = status
    isWaiting = false
  }

  func passwordRejected() {
    rejections += 1
  }

  func loginSucceeded() {
    successes += 1
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

final class FakeNetworkAdapter: NetworkAdapting {
  let replies = HeldReplies<Session, LoginFailure>()
  var credentials: [Credentials] = []
  var cancelled: Set<Int> = []

  func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    let number = self.credentials.count
    self.credentials.append(credentials)
    defer { if Task.isCancelled { cancelled.insert(number) } }
    return try await replies.next()
  }
}

final class FakeStorageAdapter: StorageAdapting {
  var session: Session?
  var works = true

  func load() -> Session? {
    session
  }

  func save(_ session: Session) -> Bool {
    if works { self.session = session }
    return works
  }

  func delete() {
    session = nil
  }
}
