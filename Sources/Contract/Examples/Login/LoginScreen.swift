import TerminalKit

/// The widgets of the Log in screen, their layout as a storyboard would hold it, and their state during a request.
public final class LoginScreen: View {
  /// The screen's title.
  public nonisolated static let title = "Log in"

  /// The field for the email address.
  public let emailField = TextField(placeholder: "Email", identifier: "email")

  /// The field for the password, shown as dots.
  public let passwordField = TextField(
    placeholder: "Password", isSecureTextEntry: true, identifier: "password")

  /// The button that sends the login request.
  public let logInButton = Button(title: "Log in", identifier: "logIn")

  /// The button that cancels a request; disabled if there is none.
  public let cancelButton = Button(title: "Cancel", identifier: "cancel")

  /// The indicator that runs during a request.
  public let progressIndicator = ActivityIndicator(identifier: "progress")

  /// The label for the progress or failure of the login.
  public let statusLabel = Label(identifier: "status")

  /// Creates an empty screen without a request.
  public init() {
    super.init()
    cancelButton.isEnabled = false
    for widget in [emailField, passwordField, logInButton, cancelButton, progressIndicator, statusLabel] {
      addSubview(widget)
    }
  }

  /// Whether a request is under way; then only `cancelButton` is enabled, and the indicator runs.
  public var isWaiting: Bool {
    get { progressIndicator.isAnimating }
    set {
      emailField.isEnabled = !newValue
      passwordField.isEnabled = !newValue
      logInButton.isEnabled = !newValue
      cancelButton.isEnabled = newValue
      newValue ? progressIndicator.startAnimating() : progressIndicator.stopAnimating()
    }
  }
}
