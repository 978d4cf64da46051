import Examples
import TerminalKit

/// The module's main object: binds the presenter to the view, and fires the routes.
final class LoginViewController: ViewController, LoginRoutes {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)?
  private let viewContainer: any LoginView
  private let presenter: any LoginPresenter

  init(view: any LoginView, presenter: any LoginPresenter) {
    viewContainer = view
    self.presenter = presenter
    super.init()
    title = LoginScreen.title
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.emailField.addTarget(
      self, action: LoginViewController.didEditEmail, for: .editingChanged)
    viewContainer.passwordField.addTarget(
      self, action: LoginViewController.didEditPassword, for: .editingChanged)
    viewContainer.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    viewContainer.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    if viewContainer.emailField.text != presenter.email { viewContainer.emailField.text = presenter.email }
    if viewContainer.passwordField.text != presenter.password {
      viewContainer.passwordField.text = presenter.password
    }
    viewContainer.statusLabel.text = presenter.status
    viewContainer.isWaiting = presenter.isWaiting
  }

  private func didEditEmail() {
    presenter.email = viewContainer.emailField.text
  }

  private func didEditPassword() {
    presenter.password = viewContainer.passwordField.text
  }

  private func didTapLogIn() {
    presenter.logIn { [weak self] name, isRemembered in self?.finished?(name, isRemembered) }
  }

  private func didTapCancel() {
    presenter.cancel()
  }
}
