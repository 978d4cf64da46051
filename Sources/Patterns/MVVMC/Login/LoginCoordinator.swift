import Examples
import TerminalKit

/// Owns the flow of Login: makes Log in and Home, and shows one in place of the other.
final class LoginCoordinator: Coordinator {
  private weak var navigationController: NavigationController?
  private let model: LoginModel

  init(navigationController: NavigationController, model: LoginModel) {
    self.navigationController = navigationController
    self.model = model
  }

  /// Shows Home if a session is stored, otherwise Log in.
  func start() {
    if let user = model.storedUser() {
      showHome(of: user, isRemembered: true)
    } else {
      showLogin()
    }
  }

  private func showLogin() {
    let viewModel = LoginViewModel(model: model, coordinator: self)
    navigationController?.setViewControllers([LoginViewController(viewModel: viewModel)])
  }

  private func showHome(of user: User, isRemembered: Bool) {
    let viewModel = HomeViewModel(user: user, isRemembered: isRemembered, model: model, coordinator: self)
    navigationController?.setViewControllers([HomeViewController(viewModel: viewModel)])
  }
}

extension LoginCoordinator: LoginCoordinating {
  func didLogIn(_ user: User, isRemembered: Bool) {
    showHome(of: user, isRemembered: isRemembered)
  }
}

extension LoginCoordinator: HomeCoordinating {
  func didLogOut() {
    showLogin()
  }
}
