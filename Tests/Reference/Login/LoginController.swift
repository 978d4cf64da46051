import Examples
import Foundation
import TerminalKit

/// The Log in screen.
final class LoginController: ScreenController<LoginScreen> {
  private let account: Account
  private var login: Task<Void, Never>?

  init(account: Account) {
    self.account = account
    super.init(LoginScreen(), title: LoginScreen.title)
  }

  isolated deinit {
    login?.cancel()
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: LoginController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginController.didTapCancel, for: .touchUpInside)
  }

  private func didTapLogIn() {
    guard login == nil else { return }
    let email = screen.emailField.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let password = screen.passwordField.text
    if let failure = failedCheck(email: email, password: password) {
      screen.statusLabel.text = LoginStrings.message(for: failure)
    } else {
      send(email: email, password: password)
    }
  }

  private func didTapCancel() {
    login?.cancel()
    login = nil
    stopWaiting(status: LoginStrings.cancelled)
  }

  // MARK: Logging in

  private func failedCheck(email: String, password: String) -> LoginFailure? {
    if email.isEmpty { return .emptyEmail }
    if !EmailAddress.isWellFormed(email) { return .invalidEmail }
    if password.isEmpty { return .emptyPassword }
    return nil
  }

  private func send(email: String, password: String) {
    screen.statusLabel.text = LoginStrings.loggingIn
    screen.isWaiting = true
    login = Task { [weak self, account] in
      do throws(LoginFailure) {
        let session = try await account.logIn(email: email, password: password)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session) {
    let isStored = account.store(session)
    let home = HomeController(session: session, isStored: isStored, account: account)
    navigationController?.setViewControllers([home])
  }

  private func didFail(_ failure: LoginFailure) {
    login = nil
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials { screen.passwordField.text = "" }
  }

  private func stopWaiting(status: String) {
    screen.isWaiting = false
    screen.statusLabel.text = status
  }
}
