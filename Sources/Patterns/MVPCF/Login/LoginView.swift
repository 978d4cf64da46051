import TerminalKit

/// The widgets that the Log in screen offers its view controller.
protocol LoginView: ViewContainer {
  var emailField: TextField { get }
  var passwordField: TextField { get }
  var logInButton: Button { get }
  var cancelButton: Button { get }
  var progressIndicator: ActivityIndicator { get }
  var statusLabel: Label { get }
}
