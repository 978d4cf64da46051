import Examples
import TerminalKit

/// The module's main object: owns view and presenter, knows both by their protocols, binds them, and fires the routes.
final class LoginViewController: ViewController, LoginRoutes {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)?
  private let contentView: any LoginView
  private let presenter: any LoginPresenter

  init(view: any LoginView, presenter: any LoginPresenter) {
    contentView = view
    self.presenter = presenter
    super.init()
    title = LoginScreen.title
  }

  override func loadView() {
    view = contentView.view
  }

  override func viewDidLoad() {
    contentView.emailField.addTarget(
      self, action: LoginViewController.didEditEmail, for: .editingChanged)
    contentView.passwordField.addTarget(
      self, action: LoginViewController.didEditPassword, for: .editingChanged)
    contentView.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    contentView.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    contentView.emailField.text = presenter.email
    contentView.passwordField.text = presenter.password
    contentView.statusLabel.text = presenter.status
    contentView.isWaiting = presenter.isWaiting
  }

  private func didEditEmail() {
    presenter.email = contentView.emailField.text
  }

  private func didEditPassword() {
    presenter.password = contentView.passwordField.text
  }

  private func didTapLogIn() {
    presenter.logIn { [weak self] name, isRemembered in self?.finished?(name, isRemembered) }
  }

  private func didTapCancel() {
    presenter.cancel()
  }
}
