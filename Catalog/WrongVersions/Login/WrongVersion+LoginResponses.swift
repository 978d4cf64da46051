import Edits

private let account = LoginFile.account
private let controller = LoginFile.controller
private let reads = "return try LoginWire.session(from: response)"
private let isWrong = "failure == .wrongCredentials"
private let ends = "screen.isWaiting = false"
private let fails = "    login = nil\n    stopWaiting(status: LoginStrings.message(for: failure))"

extension WrongVersion {
  static let loginResponses: [WrongVersion] = [
    login(
      "takes a timeout for no connection, and the reverse",
      .replace(
        "throw LoginWire.failure(for: error)",
        with: """
          let failure = LoginWire.failure(for: error)
                throw failure == .timedOut ? .noConnection : .timedOut
          """, in: account)),
    login(
      "keeps the password after a 401",
      .remove(#"    if \#(isWrong) { screen.passwordField.text = "" }"#, in: controller)),
    login(
      "empties the email after a 401",
      .replace(isWrong + " {", with: #"\#(isWrong) { screen.emailField.text = "";"#, in: controller)),
    login(
      "empties the password after too many attempts",
      .replace(isWrong, with: "[.wrongCredentials, .tooManyAttempts].contains(failure)", in: controller)),
    login(
      "empties the password after a server's failure",
      .replace(isWrong, with: "[.wrongCredentials, .serverProblem].contains(failure)", in: controller)),
    response("takes a 423 for a wrong password", "if response.status == 423 { throw .wrongCredentials }"),
    response("takes a 429 for a server's failure", "if response.status == 429 { throw .serverProblem }"),
    response("knows no server's failure but 500", "if response.status > 500 { throw .unreadableAnswer }"),
    response(
      "does not know 599 as a server's failure", "if response.status == 599 { throw .unreadableAnswer }"),
    response("takes a 600 for a server's failure", "if response.status == 600 { throw .serverProblem }"),
    response("takes a 403 for a wrong password", "if response.status == 403 { throw .wrongCredentials }"),
    response("accepts a session with status 201", accepting(201)),
    response("accepts a session with status 204", accepting(204)),
    response("accepts a session with status 404", accepting(404)),
    response("takes a 204 for a server's failure", "if response.status == 204 { throw .serverProblem }"),
    response("accepts an empty body", "if isFine, body.isEmpty { return \(nobody) }"),
    response("accepts HTML", #"if isFine, body.hasPrefix("<html>") { return \#(nobody) }"#),
    response(
      "accepts null in a session",
      #"if isFine, body.hasPrefix("{"), body.contains("null") { return \#(nobody) }"#),
    response(
      "accepts a session without a token",
      #"if isFine, body.hasPrefix("{"), !body.contains("token") { return \#(nobody) }"#),
    response("takes a megabyte for a timeout", "if isFine, body.utf8.count >= 1_000_000 { throw .timedOut }"),
    login(
      "locks the device in place of the account",
      .add("private var failures = 0", after: "private let environment: LoginEnvironment", in: account),
      .replace(
        reads,
        with: """
          if [401, 423].contains(response.status) { failures += 1 }
              \(reads)
          """, in: account),
      .replace(
        "let request = LoginWire",
        with: """
          if failures > 5 { throw .tooManyAttempts }
              let request = LoginWire
          """, in: account)),
    login(
      "sends no request after a failure",
      .replace(fails, with: "    stopWaiting(status: LoginStrings.message(for: failure))", in: controller)),
    waited("leaves the indicator running", "screen.progressIndicator.startAnimating()"),
    waited("leaves the email disabled", "screen.emailField.isEnabled = false"),
    waited("leaves the password disabled", "screen.passwordField.isEnabled = false"),
    waited("leaves Log in disabled", "screen.logInButton.isEnabled = false"),
    waited("leaves Cancel enabled", "screen.cancelButton.isEnabled = true"),
  ]

  private static let nobody = #"Session(user: User(id: "", name: "", email: ""), token: "")"#

  private static func accepting(_ status: Int) -> String {
    """
    if response.status == \(status) {
          return try LoginWire.session(from: HTTPResponse(status: 200, body: response.body))
        }
    """
  }

  /// A wrong version that reads a response otherwise; `isFine` is that its status is 200, `body` its text.
  private static func response(_ name: String, _ statement: String) -> WrongVersion {
    login(
      name,
      .replace(
        reads,
        with: """
          let isFine = response.status == 200
              let body = String(decoding: response.body, as: UTF8.self)
              \(statement)
              \(reads)
          """, in: account))
  }

  /// A wrong version with a statement when waiting ends.
  private static func waited(_ name: String, _ statement: String) -> WrongVersion {
    login(name, .add(statement, after: ends, in: controller))
  }
}
