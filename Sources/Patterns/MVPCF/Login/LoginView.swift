import Examples
import TerminalKit

/// The Log in screen's widgets and state as its view controller knows them.
protocol LoginView: ViewContainer {
  var emailField: TextField { get }
  var passwordField: TextField { get }
  var logInButton: Button { get }
  var cancelButton: Button { get }
  var statusLabel: Label { get }
  var isWaiting: Bool { get set }
}

extension LoginScreen: LoginView {}
