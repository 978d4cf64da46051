import Examples
import TerminalKit

/// The custom view: owns the widgets and knows nobody; the view controller knows it by its protocol.
final class DefaultLoginView: View, LoginView {
  private let screen = LoginScreen()

  init() {
    super.init()
    addSubview(screen)
  }

  var view: View { self }
  var emailField: TextField { screen.emailField }
  var passwordField: TextField { screen.passwordField }
  var logInButton: Button { screen.logInButton }
  var cancelButton: Button { screen.cancelButton }
  var progressIndicator: ActivityIndicator { screen.progressIndicator }
  var statusLabel: Label { screen.statusLabel }
}
