import Driver

extension Scenario {
  /// The screen while a request is under way.
  static let waiting = scenarios(
    of: .login,
    #"""
    Scenario: shows that it waits
    server holds
    \#(enterAda)
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
    see request 1 \#(adasRequest)
    see request 1 waits 7 seconds
    see no session
    screen

    Scenario: the email is trimmed, the password is not
    server holds
    type email "  Ada@Example.com\#t "
    type password " love lace "
    tap logIn
    see request 1 \#(quotedRequest(email: "Ada@Example.com", password: " love lace "))
    server answers 500
    see email "  Ada@Example.com  "
    see password "•••••••••••"

    Scenario: quotes and escape sequences travel unharmed
    server holds
    type email "\u{1B}[31m\"ada\"@example.com"
    type password "pass\\word\""
    tap logIn
    screen
    see request 1 "POST /login {\"email\":\"\\u001b[31m\\\"ada\\\"@example.com\",\"password\":\"pass\\\\word\\\"\"}"

    Scenario: a double tap sends once
    server holds
    type email ada@example.com
    type password lovelace
    double-tap logIn
    see requests 1
    see status "Logging in…"
    server answers
    see title "Home"
    see requests 1

    Scenario: a tap while it waits sends nothing
    server holds
    \#(enterAda)
    tap logIn
    tap logIn
    type email more
    clear password
    see requests 1
    see email "ada@example.com"
    see password "••••••••"

    Scenario: closing while it waits cancels
    server holds
    \#(enterAda)
    close
    see request 1 cancelled
    see nothing left
    see no session
    launch
    see title "Log in"
    see email ""
    see password ""
    see status ""

    Scenario: an answer after closing changes nothing
    server holds
    \#(enterAda)
    close
    server answers for request 1
    see no session
    launch
    see title "Log in"
    see status ""

    Scenario: closing leaves nothing behind
    \#(enterAda)
    see title "Home"
    close
    see nothing left
    """#)
}
