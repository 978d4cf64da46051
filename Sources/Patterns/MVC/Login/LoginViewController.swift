import Examples
import TerminalKit

/// The Log in screen's view and controller in one: knows the model, owns the widgets and the task, and shows Home.
final class LoginViewController: ViewController {
  let screen = LoginScreen()
  private let model: LoginModel
  private var loginTask: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
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

  private func didTapLogIn() {
    guard loginTask == nil else { return }
    do {
      logIn(with: try model.credentials(email: screen.emailField.text, password: screen.passwordField.text))
    } catch {
      screen.statusLabel.text = LoginStrings.message(for: error)
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
    loginTask = Task { [weak self, model] in
      do throws(LoginFailure) {
        let session = try await model.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session) {
    let isRemembered = model.remember(session)
    let home = HomeViewController(user: session.user, isRemembered: isRemembered, model: model)
    navigationController?.setViewControllers([home])
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
}
