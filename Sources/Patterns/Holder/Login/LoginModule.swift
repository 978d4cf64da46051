import Examples
import Foundation
import Observation

/// Checks what was entered, logs in and remembers the session; owns its component and its router, and knows no user
/// interface. The holder, which owns it, leads it to the Home module.
@Observable
final class LoginModule: Module, LoginSupporting {
  let key = LoginSupportedModule.login
  @ObservationIgnored var router: (any LoginRouting)?
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isWaiting = false
  private weak let holder: ModuleHolder?
  private let component: any LoginModuleComponent
  @ObservationIgnored private var loginTask: Task<Void, Never>?

  init(holder: ModuleHolder?, component: any LoginModuleComponent) {
    self.holder = holder
    self.component = component
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn() {
    guard loginTask == nil else { return }
    do {
      logIn(with: try credentials())
    } catch {
      status = LoginStrings.message(for: error)
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  func reset() {
    loginTask?.cancel()
    stopWaiting(status: "")
    email = ""
    password = ""
  }

  private func credentials() throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) {
    status = LoginStrings.loggingIn
    isWaiting = true
    loginTask = Task { [weak self, authorization = component.authorization] in
      do throws(LoginFailure) {
        let session = try await authorization.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session) {
    stopWaiting(status: "")
    // This module outlives its screen.
    password = ""
    let isRemembered = (try? component.sessions.save(session)) != nil
    let home: (any HomeSupporting)? = holder?.home
    home?.receive(session.user, isRemembered: isRemembered)
    router?.showHome()
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      password = ""
    }
  }

  private func stopWaiting(status: String) {
    loginTask = nil
    isWaiting = false
    self.status = status
  }
}
