import Driver

extension Scenario {
  /// Cancelled requests.
  static let cancelling = scenarios(
    of: .login,
    """
    Scenario: cancel
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

    Scenario: a late session after cancel changes nothing
    server holds
    \(enterAda)
    tap cancel
    server answers for request 1
    see status "Cancelled."
    see title "Log in"
    see password "••••••••"
    \(stopped)
    see no session

    Scenario: a late refusal after cancel changes nothing
    server holds
    \(enterAda)
    tap cancel
    server answers 401 for request 1
    see status "Cancelled."
    see password "••••••••"
    \(stopped)

    Scenario: retry after cancel
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

    Scenario: the first answer, late, does not decide the second request
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

    Scenario: the first refusal, late, does not decide the second request
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

    Scenario: the first answer after the second's changes nothing
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

    Scenario: the first refusal after the second's session changes nothing
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
    """)
}
