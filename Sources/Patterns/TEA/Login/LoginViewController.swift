import Examples
import TerminalKit

/// The Log in screen's view: copies the state into its widgets, and sends an action for each event.
final class LoginViewController: ViewController {
  let screen = LoginScreen()
  private let store: ScopedStore<LoginState, LoginAction.View>

  init(store: ScopedStore<LoginState, LoginAction.View>) {
    self.store = store
    super.init()
    title = LoginScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.emailField.addTarget(self, action: LoginViewController.didEditEmail, for: .editingChanged)
    screen.passwordField.addTarget(self, action: LoginViewController.didEditPassword, for: .editingChanged)
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    guard let state = store.state else { return }
    if screen.emailField.text != state.email { screen.emailField.text = state.email }
    if screen.passwordField.text != state.password { screen.passwordField.text = state.password }
    screen.statusLabel.text = state.status
    screen.isWaiting = state.isWaiting
  }

  private func didEditEmail() {
    store.send(.emailEdited(screen.emailField.text))
  }

  private func didEditPassword() {
    store.send(.passwordEdited(screen.passwordField.text))
  }

  private func didTapLogIn() {
    store.send(.logInTapped)
  }

  private func didTapCancel() {
    store.send(.cancelTapped)
  }
}
