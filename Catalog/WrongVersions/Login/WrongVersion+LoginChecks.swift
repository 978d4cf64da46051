import Edits

private let controller = LoginFile.controller
private let emptyEmail = "    if email.isEmpty { return .emptyEmail }\n"
private let wellFormed = "!EmailAddress.isWellFormed(email)"
private let invalidEmail = "    if \(wellFormed) { return .invalidEmail }\n"
private let emptyPassword = "    if password.isEmpty { return .emptyPassword }\n"
private let trimmed = "screen.emailField.text.trimmingCharacters(in: .whitespacesAndNewlines)"
private let entered = "let password = screen.passwordField.text"

extension WrongVersion {
  static let loginChecks: [WrongVersion] = [
    login(
      "enables Cancel before the first request",
      .add(
        "screen.cancelButton.isEnabled = true",
        after: "action: LoginController.didTapCancel, for: .touchUpInside)", in: controller)),
    login(
      "sends an empty email",
      .replace(
        emptyEmail + invalidEmail, with: "    if !email.isEmpty, \(wellFormed) { return .invalidEmail }\n",
        in: controller)),
    login("sends any email", .remove(invalidEmail, in: controller)),
    login("sends an empty password", .remove(emptyPassword, in: controller)),
    login(
      "checks the password before the email",
      .replace(
        emptyEmail + invalidEmail + emptyPassword, with: emptyPassword + emptyEmail + invalidEmail,
        in: controller)),
    login(
      "calls an empty email invalid",
      .replace(emptyEmail + invalidEmail, with: invalidEmail + emptyEmail, in: controller)),
    login("sends a lone @", .replace(wellFormed, with: "email != \"@\", \(wellFormed)", in: controller)),
    login(
      "requires a dot in the host",
      .replace(
        wellFormed, with: #"\#(wellFormed) || !email.drop(while: { $0 != "@" }).contains(".")"#,
        in: controller)),
    login(
      "refuses a second @ in an email",
      .replace(
        wellFormed, with: #"\#(wellFormed) || email.count(where: { $0 == "@" }) > 1"#, in: controller)),
    login(
      "refuses a password of spaces",
      .replace("if password.isEmpty", with: "if password.allSatisfy(\\.isWhitespace)", in: controller)),
    login(
      "keeps the spaces around an email", .replace(trimmed, with: "screen.emailField.text", in: controller)),
    login(
      "trims the password", .replace(entered, with: entered + trimming, in: controller)),
    login(
      "trims the email in its field",
      .replace(entered, with: "screen.emailField.text = email\n    \(entered)", in: controller)),
    login(
      "sends a request before the checks",
      .add(
        #"Task { [account] in _ = try? await account.logIn(email: "", password: "") }"#, after: entered,
        in: controller)),
    login(
      "empties the password after a failed check",
      .add(
        #"screen.passwordField.text = """#,
        after: "screen.statusLabel.text = LoginStrings.message(for: failure)", in: controller)),
  ]

  private static let trimming = ".trimmingCharacters(in: .whitespaces)"
}
