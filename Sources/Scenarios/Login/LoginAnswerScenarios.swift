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
      """#) + failures.map(\.scenario)

  private struct FailingAnswer {
    let name: String
    let server: String
    let message: String

    /// All failures but 401 keep both fields, and a retry works.
    var scenario: Scenario {
      Scenario(
        .login, name,
        """
        server holds
        \(enterAda)
        server \(server)
        see status \(Quoting.quote(message))
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
  }

  private static let failures: [FailingAnswer] = {
    let attempts = "Too many attempts. Try again later."
    let problem = "The server has a problem. Try again later."
    let unreadable = "The server sent an answer that could not be read."
    let session = #"{"user":{"id":"u1","name":"Ada","email":"ada@example.com"},"token":"t"}"#
    let tokenless = Quoting.quote(#"{"user":{"id":"u1","name":"Ada","email":"ada@example.com"}}"#)
    let wrongShape = Quoting.quote(#"{"user":{"id":1,"name":"Ada"},"token":null}"#)
    return [
      FailingAnswer(name: "423: a locked account", server: "answers 423", message: attempts),
      FailingAnswer(name: "429: too many requests", server: "answers 429", message: attempts),
      FailingAnswer(name: "500: the server fails", server: "answers 500", message: problem),
      FailingAnswer(name: "503: the server is down", server: "answers 503", message: problem),
      FailingAnswer(name: "599: the last server error", server: "answers 599", message: problem),
      FailingAnswer(name: "600: beyond the server errors", server: "answers 600", message: unreadable),
      FailingAnswer(name: "403: not the refusal that it seems", server: "answers 403", message: unreadable),
      FailingAnswer(name: "404: an unexpected status", server: "answers 404", message: unreadable),
      FailingAnswer(
        name: "404, whatever the body", server: "answers 404 \(Quoting.quote(session))", message: unreadable),
      FailingAnswer(
        name: "201, whatever the body", server: "answers 201 \(Quoting.quote(session))", message: unreadable),
      FailingAnswer(name: "204: success without content", server: "answers 204", message: unreadable),
      FailingAnswer(
        name: "204, whatever the body", server: "answers 204 \(Quoting.quote(session))", message: unreadable),
      FailingAnswer(name: "200 with an empty body", server: "answers 200", message: unreadable),
      FailingAnswer(
        name: "200 with a body that is not JSON", server: "answers 200 \"<html>\"", message: unreadable),
      FailingAnswer(
        name: "200 with JSON of the wrong shape", server: "answers 200 \(wrongShape)", message: unreadable),
      FailingAnswer(name: "200 without a token", server: "answers 200 \(tokenless)", message: unreadable),
      FailingAnswer(
        name: "200 with a body of 1 MB", server: "answers 200 with 1000000 bytes", message: unreadable),
      FailingAnswer(
        name: "no connection", server: "is unreachable",
        message: "No connection. Check your network and try again."),
      FailingAnswer(
        name: "no answer in time", server: "times out",
        message: "The server took too long to answer. Try again."),
    ]
  }()
}
