import Edits

private let account = LoginFile.account
private let controller = LoginFile.controller
private let starts = "screen.isWaiting = true"

extension WrongVersion {
  static let loginRequests: [WrongVersion] = [
    waiting("starts no indicator", "screen.progressIndicator.stopAnimating()"),
    waiting("leaves the email enabled while waiting", "screen.emailField.isEnabled = true"),
    waiting("leaves the password enabled while waiting", "screen.passwordField.isEnabled = true"),
    waiting("leaves Log in enabled while waiting", "screen.logInButton.isEnabled = true"),
    waiting("leaves Cancel disabled while waiting", "screen.cancelButton.isEnabled = false"),
    login(
      "sends at each of two quick taps", .remove("    guard login == nil else { return }\n", in: controller),
      .replace(starts, with: "Task { [screen] in \(starts) }", in: controller)),
    request(
      "sends every request twice", "Task { [request] in _ = try? await environment.transport.send(request) }"),
    request("sends PUT in place of POST", #"request.httpMethod = "PUT""#),
    login(
      "waits a day for an answer",
      .replace("timeout: environment.timeout", with: "timeout: 86_400", in: account)),
    request("requests another path", #"request.url = environment.server.appending(path: "/session")"#),
    request(
      "sends a further field", #"request.httpBody = Data((body.dropLast() + ",\"remember\":\"true\"}").utf8)"#
    ),
    login(
      "sends the email in lower case",
      .replace("Credentials(email: email,", with: "Credentials(email: email.lowercased(),", in: account)),
    request(
      "writes the body without escaping",
      #"request.httpBody = Data("{\"email\":\"\(email)\",\"password\":\"\(password)\"}".utf8)"#),
  ]

  /// A wrong version with a statement when waiting begins.
  private static func waiting(_ name: String, _ statement: String) -> WrongVersion {
    login(name, .add(statement, after: starts, in: controller))
  }

  /// A wrong version with a statement that changes `request`, whose body is the text `body`.
  private static func request(_ name: String, _ statement: String) -> WrongVersion {
    login(
      name, .replace("let request = LoginWire", with: "var request = LoginWire", in: account),
      .replace(
        "let response: HTTPResponse",
        with: """
          let body = String(decoding: request.httpBody ?? Data(), as: UTF8.self)
              \(statement)
              let response: HTTPResponse
          """, in: account))
  }
}
