extension Scenario {
  /// The stories of the Login example.
  public static let login = checks + waiting + answers + cancelling + sessions

  private static let enterAda = """
    type email ada@example.com
    type password lovelace
    tap logIn
    """

  private static let adasRequest = quotedRequest(email: "ada@example.com", password: "lovelace")

  private static let adasSession = Quoting.quote(
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#)

  private static let stopped = """
    see progress stopped
    see email enabled
    see password enabled
    see logIn enabled
    see cancel disabled
    """

  private static func quotedRequest(email: String, password: String) -> String {
    Quoting.quote(#"POST /login {"email":"\#(email)","password":"\#(password)"}"#)
  }

  // MARK: Checks before any request

  private static let checks = [
    Scenario(
      .login, "starts empty",
      """
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
      """),
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
    sent("a blank password is a password", email: "ada@example.com", password: "   "),
    Scenario(
      .login, "a check's message gives way to the next",
      """
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
      """),
  ]

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

  // MARK: While a request is under way

  private static let waiting = [
    Scenario(
      .login, "shows that it waits",
      """
      server holds
      \(enterAda)
      see status "Logging in…"
      see progress running
      see email disabled
      see password disabled
      see logIn disabled
      see cancel enabled
      see title "Log in"
      see email "ada@example.com"
      see password "••••••••"
      see requests 1
      see request 1 \(adasRequest)
      see no session
      screen
      """),
    Scenario(
      .login, "the email is trimmed, the password is not",
      """
      server holds
      type email "  Ada@Example.com\t "
      type password " love lace "
      tap logIn
      see request 1 \(quotedRequest(email: "Ada@Example.com", password: " love lace "))
      server answers 500
      see email "  Ada@Example.com  "
      see password "•••••••••••"
      """),
    Scenario(
      .login, "quotes and escape sequences travel unharmed",
      #"""
      server holds
      type email "\u{1B}[31m\"ada\"@example.com"
      type password "pass\\word\""
      tap logIn
      screen
      see request 1 "POST /login {\"email\":\"\\u001b[31m\\\"ada\\\"@example.com\",\"password\":\"pass\\\\word\\\"\"}"
      """#),
    Scenario(
      .login, "a double tap sends once",
      """
      server holds
      type email ada@example.com
      type password lovelace
      double-tap logIn
      see requests 1
      see status "Logging in…"
      server answers
      see title "Home"
      see requests 1
      """),
    Scenario(
      .login, "a tap while it waits sends nothing",
      """
      server holds
      \(enterAda)
      tap logIn
      tap logIn
      type email more
      clear password
      see requests 1
      see email "ada@example.com"
      see password "••••••••"
      """),
    Scenario(
      .login, "closing while it waits cancels",
      """
      server holds
      \(enterAda)
      close
      see request 1 cancelled
      see nothing left
      see no session
      launch
      see title "Log in"
      see email ""
      see password ""
      see status ""
      """),
    Scenario(
      .login, "an answer after closing changes nothing",
      """
      server holds
      \(enterAda)
      close
      server answers for request 1
      see no session
      launch
      see title "Log in"
      see status ""
      """),
    Scenario(
      .login, "closing leaves nothing behind",
      """
      \(enterAda)
      see title "Home"
      close
      see nothing left
      """),
  ]

  // MARK: Cancelling

  private static let cancelling = [
    Scenario(
      .login, "cancel",
      """
      server holds
      \(enterAda)
      tap cancel
      see request 1 cancelled
      see status "Cancelled."
      see email "ada@example.com"
      see password "••••••••"
      see title "Log in"
      \(stopped)
      see no session
      """),
    Scenario(
      .login, "a late session after cancel changes nothing",
      """
      server holds
      \(enterAda)
      tap cancel
      server answers for request 1
      see status "Cancelled."
      see title "Log in"
      see password "••••••••"
      \(stopped)
      see no session
      """),
    Scenario(
      .login, "a late refusal after cancel changes nothing",
      """
      server holds
      \(enterAda)
      tap cancel
      server answers 401 for request 1
      see status "Cancelled."
      see password "••••••••"
      \(stopped)
      """),
    Scenario(
      .login, "retry after cancel",
      """
      server holds
      \(enterAda)
      tap cancel
      tap logIn
      see status "Logging in…"
      see progress running
      see requests 2
      see request 2 \(adasRequest)
      server answers for request 2
      see welcome "Welcome, Ada Lovelace"
      """),
    Scenario(
      .login, "the first answer, late, does not decide the second request",
      """
      server holds
      \(enterAda)
      tap cancel
      tap logIn
      server answers for request 1
      see status "Logging in…"
      see progress running
      see cancel enabled
      see no session
      server answers 401 for request 2
      see status "Email or password is incorrect."
      see title "Log in"
      """),
    Scenario(
      .login, "the first refusal, late, does not decide the second request",
      """
      server holds
      \(enterAda)
      tap cancel
      tap logIn
      server is unreachable for request 1
      see status "Logging in…"
      see progress running
      tap cancel
      see request 2 cancelled
      see status "Cancelled."
      """),
    Scenario(
      .login, "the first answer after the second's changes nothing",
      """
      server holds
      \(enterAda)
      tap cancel
      tap logIn
      server answers 500 for request 2
      see status "The server has a problem. Try again later."
      server answers for request 1
      see status "The server has a problem. Try again later."
      see title "Log in"
      \(stopped)
      see no session
      """),
    Scenario(
      .login, "the first refusal after the second's session changes nothing",
      """
      server holds
      \(enterAda)
      tap cancel
      tap logIn
      server answers for request 2
      see title "Home"
      server answers 401 for request 1
      see title "Home"
      see welcome "Welcome, Ada Lovelace"
      see session \(adasSession)
      """),
  ]
}
