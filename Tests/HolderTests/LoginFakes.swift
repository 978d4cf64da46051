import Examples
import Foundation
import Observation
import TerminalKit
import TestSupport

@testable import Holder

final class FakeAuthorizationService: AuthorizationService {
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

final class FakeSessionService: SessionService {
  var session: Session?
  var works = true

  func load() -> Session? {
    session
  }

  func save(_ session: Session) throws {
    guard works else { throw CocoaError(.fileWriteOutOfSpace) }
    self.session = session
  }

  func delete() {
    session = nil
  }
}

final class FakeLoginRouter: @MainActor LoginRouting {
  var homes = 0

  func rootView() -> ViewController {
    ViewController()
  }

  func showHome() {
    homes += 1
  }
}

final class FakeHomeRouter: @MainActor HomeRouting {
  let view = ViewController()
  var logins = 0

  func rootView() -> ViewController {
    view
  }

  func showLogin() {
    logins += 1
  }
}

@Observable
final class FakeLoginModule: Module, LoginSupporting {
  let key = LoginSupportedModule.login
  let router: FakeLoginRouter? = nil
  var email = ""
  var password = ""
  var status = ""
  var isWaiting = false
  var logIns = 0
  var cancels = 0
  var resets = 0

  func logIn() {
    logIns += 1
  }

  func cancel() {
    cancels += 1
  }

  func reset() {
    resets += 1
  }
}

@Observable
final class FakeHomeModule: Module, HomeSupporting {
  let key = LoginSupportedModule.home
  let router: FakeHomeRouter? = FakeHomeRouter()
  var welcome = ""
  var notice = ""
  var received: [User] = []
  var isRemembered: Bool?

  func receive(_ user: User, isRemembered: Bool) {
    received.append(user)
    self.isRemembered = isRemembered
  }

  func logOut() {}
}
