import Examples
import TerminalKit
import TestSupport

@testable import MVC

/// The Log in screen in a navigation controller, for the tests that need the controller and its widgets.
struct ShownLogin {
  let controller: LoginViewController
  let navigation: NavigationController

  init(model: LoginModel) {
    controller = LoginViewController(model: model)
    navigation = NavigationController(rootViewController: controller)
    controller.loadViewIfNeeded()
  }

  var screen: LoginScreen { controller.screen }

  func logIn() async {
    screen.logIn()
    await settle()
  }
}
