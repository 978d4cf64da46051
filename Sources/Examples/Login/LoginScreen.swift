import TerminalKit

/// The widgets of the Log in screen and their layout, as a storyboard would hold them, and how it looks while it waits.
public final class LoginScreen: View {
  /// The screen's title.
  public nonisolated static let title = "Log in"

  /// The field for the email address.
  public let emailField = TextField(placeholder: "Email", identifier: "email")

  /// The field for the password, shown as dots.
  public let passwordField = TextField(
    placeholder: "Password", isSecureTextEntry: true, identifier: "password")

  /// The button that sends what was entered.
  public let logInButton = Button(title: "Log in", identifier: "logIn")

  /// The button that gives a request up; disabled without one.
  public let cancelButton = Button(title: "Cancel", identifier: "cancel")

  /// The sign that a request is under way.
  public let progressIndicator = ActivityIndicator(identifier: "progress")

  /// The label that says how the login goes.
  public let statusLabel = Label(identifier: "status")

  /// Makes an empty screen that waits for nothing.
  public init() {
    super.init()
    cancelButton.isEnabled = false
    for widget in [emailField, passwordField, logInButton, cancelButton, progressIndicator, statusLabel] {
      addSubview(widget)
    }
  }

  /// Whether a request is under way: then only `cancel` is enabled and the indicator turns.
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
