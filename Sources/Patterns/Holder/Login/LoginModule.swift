import Examples
import Foundation
import Observation

/// The Login module: checks the input, logs in and stores the session. Finds the module that takes the user by its key.
@Observable
final class LoginModule: Module, LoginSupporting {
  let key = LoginSupportedModule.login
  @ObservationIgnored var router: (any Routing)?
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isWaiting = false
  private unowned let holder: ModuleHolder
  private let component: any LoginModuleComponent
  @ObservationIgnored private var loginTask: Task<Void, Never>?

  init(holder: ModuleHolder, component: any LoginModuleComponent) {
    self.holder = holder
    self.component = component
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn(completion: @escaping () -> Void) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try credentials(), completion: completion)
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

  private func logIn(with credentials: Credentials, completion: @escaping () -> Void) {
    status = LoginStrings.loggingIn
    isWaiting = true
    loginTask = Task { [weak self, authorization = component.authorization] in
      do throws(LoginFailure) {
        let session = try await authorization.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session, completion: completion)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session, completion: () -> Void) {
    let isRemembered = (try? component.sessions.save(session)) != nil
    stopWaiting(status: "")
    password = ""
    let loggedIn: any LoggedInSupporting = holder.module(for: LoginSupportedModule.loggedIn)
    loggedIn.receive(session.user, isRemembered: isRemembered)
    completion()
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
