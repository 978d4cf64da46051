import Driver

extension Scenario {
  /// The checks before any request.
  static let checks =
    scenarios(
      of: .login,
      """
      Scenario: starts empty
      see title "Log in"
      see email ""
      see password ""
      see status ""
      see logIn "Log in"
      see cancel "Cancel"
      see email placeholder "Email"
      see password placeholder "Password"
      \(stopped)
      see no welcome
      see requests 0
      see no session
      """) + [
      check("an empty email is refused", email: nil, password: "lovelace", "Enter your email."),
      check("a blank email is refused", email: "\"   \"", password: "lovelace", "Enter your email."),
      check("an email without @ is refused", email: "ada.example.com", password: "lovelace", invalid),
      check("an email without a name is refused", email: "@example.com", password: "lovelace", invalid),
      check("an email without a host is refused", email: "\" ada@ \"", password: "lovelace", invalid),
      check("a lone @ is refused", email: "@", password: "lovelace", invalid),
      check("an empty password is refused", email: "ada@example.com", password: nil, "Enter your password."),
      check("the email's presence is checked first", email: nil, password: nil, "Enter your email."),
      check("the email's form is checked before the password", email: "ada", password: nil, invalid),
      sent("an email needs no dot", email: "a@b", password: "lovelace"),
      sent("an email may have several @ and spaces", email: "a b@c@d", password: "lovelace"),
      sent("a blank password is a password", email: "ada@example.com", password: "   "),
    ]
    + scenarios(
      of: .login,
      """
      Scenario: a check's message gives way to the next
      server holds
      tap logIn
      see status "Enter your email."
      type email ada@example.com
      tap logIn
      see status "Enter your password."
      type password lovelace
      tap logIn
      see status "Logging in…"
      see requests 1
      """)

  private static let invalid = "Enter a valid email address."

  private static func check(_ name: String, email: String?, password: String?, _ message: String) -> Scenario
  {
    Scenario(
      .login, name,
      """
      \(email.map { "type email \($0)" } ?? "clear email")
      \(password.map { "type password \($0)" } ?? "clear password")
      tap logIn
      see status \(Quoting.quote(message))
      see password "\(String(repeating: "•", count: password?.count ?? 0))"
      see title "Log in"
      \(stopped)
      see requests 0
      """)
  }

  private static func sent(_ name: String, email: String, password: String) -> Scenario {
    Scenario(
      .login, name,
      """
      server holds
      type email \(Quoting.quote(email))
      type password \(Quoting.quote(password))
      tap logIn
      see status "Logging in…"
      see request 1 \(quotedRequest(email: email, password: password))
      """)
  }
}
