import Examples
import TerminalKit

/// The main object of its module: owns view and presenter, knows both by their protocols, and binds one to the other.
///
/// It fires its routes without knowing who has set them, and knows no other screen.
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

  var viewController: ViewController { self }

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
    contentView.emailField.isEnabled = presenter.inputAvailable
    contentView.passwordField.text = presenter.password
    contentView.passwordField.isEnabled = presenter.inputAvailable
    contentView.logInButton.isEnabled = presenter.logInAvailable
    contentView.cancelButton.isEnabled = presenter.cancelAvailable
    contentView.statusLabel.text = presenter.status
    if presenter.isLoggingIn {
      contentView.progressIndicator.startAnimating()
    } else {
      contentView.progressIndicator.stopAnimating()
    }
    finishIfLoggedIn()
  }

  // Updates may run again, but a screen finishes once.
  private func finishIfLoggedIn() {
    guard let (name, isRemembered) = presenter.loggedIn else { return }
    finished?(name, isRemembered)
    finished = nil
  }

  private func didEditEmail() {
    presenter.email = contentView.emailField.text
  }

  private func didEditPassword() {
    presenter.password = contentView.passwordField.text
  }

  private func didTapLogIn() {
    presenter.logIn()
  }

  private func didTapCancel() {
    presenter.cancel()
  }
}
