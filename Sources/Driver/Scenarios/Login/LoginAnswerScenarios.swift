import Driver

extension Scenario {
  /// The screen after each answer of the server, and a retry after each failure.
  static let answers =
    scenarios(
      of: .login,
      #"""
      Scenario: the right password
      server holds
      \#(enterAda)
      server answers
      see title "Home"
      see welcome "Welcome, Ada Lovelace"
      see notice ""
      see logOut "Log out"
      see logOut enabled
      see no status
      see no password left
      see requests 1
      screen

      Scenario: 401: a wrong password
      server holds
      type email ada@example.com
      type password wrong
      tap logIn
      server answers 401
      see status "Email or password is incorrect."
      see email "ada@example.com"
      see password ""
      \#(stopped)
      see no session
      tap logIn
      see status "Enter your password."
      type password lovelace
      tap logIn
      server answers
      see welcome "Welcome, Ada Lovelace"

      Scenario: a hostile name from the server is harmless
      server holds
      \#(enterAda)
      server answers 200 "{\"token\":\"t\",\"user\":{\"id\":\"u\",\"name\":\"\\u001b[2J\\nAda\",\"email\":\"e\"}}"
      see welcome "Welcome, \u{1B}[2J\nAda"
      screen

      Scenario: one failure after the other, then success
      server holds
      type email ada@example.com
      type password lovelace
      \#(failures.map { "tap logIn\nserver \($0.server)\nsee status \(Quoting.quote($0.message))" }
      .joined(separator: "\n"))
      tap logIn
      see status "Logging in…"
      server answers
      see title "Home"
      see requests \#(failures.count + 1)

      Scenario: five wrong passwords lock the account
      type email ada@example.com
      \#((1...5).map { "type password wrong\($0)\ntap logIn\nsee status \"Email or password is incorrect.\"" }
      .joined(separator: "\n"))
      type password lovelace
      tap logIn
      see status "Too many attempts. Try again later."
      see password "••••••••"
      see requests 6
      clear email
      clear password
      type email grace@example.com
      type password hopper
      tap logIn
      see welcome "Welcome, Grace Hopper"
      """#)
    + failures.map { failure in
      // All failures but 401 keep both fields, and a retry works.
      Scenario(
        .login, failure.name,
        """
        server holds
        \(enterAda)
        server \(failure.server)
        see status \(Quoting.quote(failure.message))
        see email "ada@example.com"
        see password "••••••••"
        \(stopped)
        see title "Log in"
        see no session
        tap logIn
        see status "Logging in…"
        see requests 2
        server answers
        see welcome "Welcome, Ada Lovelace"
        """)
    }

  private static let failures: [(name: String, server: String, message: String)] = {
    let attempts = "Too many attempts. Try again later."
    let problem = "The server has a problem. Try again later."
    let unreadable = "The server sent an answer that could not be read."
    let session = #"{"user":{"id":"u1","name":"Ada","email":"ada@example.com"},"token":"t"}"#
    let tokenless = Quoting.quote(#"{"user":{"id":"u1","name":"Ada","email":"ada@example.com"}}"#)
    let wrongShape = Quoting.quote(#"{"user":{"id":1,"name":"Ada"},"token":null}"#)
    return [
      ("423: a locked account", "answers 423", attempts),
      ("429: too many requests", "answers 429", attempts),
      ("500: the server fails", "answers 500", problem),
      ("503: the server is down", "answers 503", problem),
      ("599: the last server error", "answers 599", problem),
      ("600: beyond the server errors", "answers 600", unreadable),
      ("403: not the refusal that it seems", "answers 403", unreadable),
      ("404: an unexpected status", "answers 404", unreadable),
      ("404, whatever the body", "answers 404 \(Quoting.quote(session))", unreadable),
      ("201, whatever the body", "answers 201 \(Quoting.quote(session))", unreadable),
      ("204: success without content", "answers 204", unreadable),
      ("204, whatever the body", "answers 204 \(Quoting.quote(session))", unreadable),
      ("200 with an empty body", "answers 200", unreadable),
      ("200 with a body that is not JSON", "answers 200 \"<html>\"", unreadable),
      ("200 with JSON of the wrong shape", "answers 200 \(wrongShape)", unreadable),
      ("200 without a token", "answers 200 \(tokenless)", unreadable),
      ("200 with a body of 1 MB", "answers 200 with 1000000 bytes", unreadable),
      ("no connection", "is unreachable", "No connection. Check your network and try again."),
      ("no answer in time", "times out", "The server took too long to answer. Try again."),
    ]
  }()
}
