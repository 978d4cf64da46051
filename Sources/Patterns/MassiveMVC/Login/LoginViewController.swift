import Examples
import Foundation
import TerminalKit

/// The whole Log in screen: owns the widgets and the task, checks the input, sends the request, handles the response,
/// stores the session and shows Home.
final class LoginViewController: ViewController {
  let screen = LoginScreen()
  private let environment: LoginEnvironment
  private var loginTask: Task<Void, Never>?

  init(environment: LoginEnvironment) {
    self.environment = environment
    super.init()
    title = LoginScreen.title
  }

  deinit {
    loginTask?.cancel()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  /// Shows Home if a session is stored; sets corrupt bytes aside.
  func restoreSession() {
    do {
      guard let data = try environment.store.read() else { return }
      showHome(for: try SessionFormat.decode(data).user, isRemembered: true)
    } catch {
      environment.store.setAside()
    }
  }

  private func didTapLogIn() {
    guard loginTask == nil else { return }
    let email = screen.emailField.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let password = screen.passwordField.text
    if email.isEmpty {
      screen.statusLabel.text = LoginStrings.emptyEmail
    } else if !EmailAddress.isWellFormed(email) {
      screen.statusLabel.text = LoginStrings.invalidEmail
    } else if password.isEmpty {
      screen.statusLabel.text = LoginStrings.emptyPassword
    } else {
      logIn(with: Credentials(email: email, password: password))
    }
  }

  private func didTapCancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    screen.statusLabel.text = LoginStrings.loggingIn
    screen.isWaiting = true
    let request = LoginWire.request(for: credentials, at: environment.server, timeout: environment.timeout)
    loginTask = Task { [weak self, transport = environment.transport] in
      do {
        let response = try await transport.send(request)
        guard !Task.isCancelled else { return }
        self?.didReceive(response)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(LoginWire.failure(for: error))
      }
    }
  }

  private func didReceive(_ response: HTTPResponse) {
    do throws(LoginFailure) {
      let session = try LoginWire.session(from: response)
      let isRemembered = (try? environment.store.write(SessionFormat.encode(session))) != nil
      showHome(for: session.user, isRemembered: isRemembered)
    } catch {
      didFail(error)
    }
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      screen.passwordField.text = ""
    }
  }

  private func stopWaiting(status: String) {
    loginTask = nil
    screen.isWaiting = false
    screen.statusLabel.text = status
  }

  private func showHome(for user: User, isRemembered: Bool) {
    let home = HomeViewController(user: user, isRemembered: isRemembered, environment: environment)
    navigationController?.setViewControllers([home])
  }
}
