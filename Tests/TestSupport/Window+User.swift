import Examples
import Foundation
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

  /// Types into a visible field, after its text.
  public func type(_ text: String, into identifier: String) {
    (widget(identifier) as? TextField)?.insertText(text)
  }

  /// Empties a visible field.
  public func clear(_ identifier: String) {
    (widget(identifier) as? TextField)?.clear()
  }

  /// Taps a row of a visible table, counted from 0.
  public func tapRow(_ row: Int, of identifier: String) {
    (widget(identifier) as? TableView)?.tapRow(at: IndexPath(row: row, section: 0))
  }

  /// The texts of a visible table's rows.
  public func rows(of identifier: String) -> [String] {
    guard let table = widget(identifier) as? TableView else { return [] }
    return (0..<table.numberOfRows(inSection: 0)).compactMap {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.text
    }
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
