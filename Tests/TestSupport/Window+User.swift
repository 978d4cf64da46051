import Examples
import TerminalKit

@MainActor
extension Window {
  /// The text of a visible label or field.
  public func text(of identifier: String) -> String? {
    (widget(identifier) as? Label)?.text ?? (widget(identifier) as? TextField)?.text
  }

  /// Taps a visible button.
  public func tap(_ identifier: String) {
    (widget(identifier) as? Button)?.tap()
  }

  /// Enters Ada's email and password on the Log in screen, and taps its button.
  public func logIn() {
    (widget("email") as? TextField)?.insertText("ada@example.com")
    (widget("password") as? TextField)?.insertText("lovelace")
    tap("logIn")
  }
}

@MainActor
extension LoginScreen {
  /// Replaces the email and the password, by default with Ada's, and taps the button.
  public func logIn(_ email: String = "ada@example.com", _ password: String = "lovelace") {
    for (field, text) in [(emailField, email), (passwordField, password)] {
      field.clear()
      field.insertText(text)
    }
    logInButton.tap()
  }
}
