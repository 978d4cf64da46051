import Examples
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The wire format of `POST /login`, byte by byte.
@Suite struct LoginWireTests {
  private static let sessionText =
    #"{"token":"t/1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#

  // MARK: The request

  @Test func `The request is a POST of JSON with sorted keys`() throws {
    let server = try #require(URL(string: "http://localhost:8080"))
    let request = LoginWire.request(
      for: Credentials(email: "ada@example.com", password: "love/lace"), at: server, timeout: 7)
    #expect(request.httpMethod == "POST")
    #expect(request.url?.absoluteString == "http://localhost:8080/login")
    #expect(request.allHTTPHeaderFields == ["Content-Type": "application/json"])
    #expect(request.timeoutInterval == 7)
    #expect(request.httpBody == Data(#"{"email":"ada@example.com","password":"love/lace"}"#.utf8))
  }

  @Test(arguments: [
    ("http://a.example", "http://a.example/login"), ("http://a.example/", "http://a.example/login"),
    ("https://a.example:8443/api", "https://a.example:8443/api/login"),
    ("https://a.example/api/", "https://a.example/api/login"), ("http://[::1]:80", "http://[::1]:80/login"),
  ])
  func `The path is appended to the server's address`(server: String, address: String) throws {
    let server = try #require(URL(string: server))
    let request = LoginWire.request(for: Credentials(email: "a@b", password: "x"), at: server, timeout: 1)
    #expect(request.url?.absoluteString == address)
  }

  @Test(
    arguments: [
      "\"", "\\", "\n", "\u{1B}", "\u{0}", "ä", "👩‍👩‍👧", "\u{2028}", "</script>",
      .repeating("x", 100_000),
    ] as [LongText])
  func `Any text survives a request`(text: LongText) throws {
    let credentials = Credentials(email: text.text, password: text.text)
    let server = try #require(URL(string: "http://a.example"))
    let body = try #require(LoginWire.request(for: credentials, at: server, timeout: 1).httpBody)
    #expect(LoginWire.credentials(from: body) == credentials)
  }

  // MARK: The response

  @Test func `Unknown fields of a response are ignored`() throws {
    let text = #"{"more":[1],"token":"t","user":{"id":"u","name":"n","email":"e","age":36}}"#
    #expect(
      try LoginWire.session(from: answer(200, text))
        == Session(user: User(id: "u", name: "n", email: "e"), token: "t"))
  }

  /// The failure for each status other than 200.
  private static func failure(for status: Int) -> LoginFailure {
    switch status {
    case 401: .wrongCredentials
    case 423, 429: .tooManyAttempts
    case 500, 501, 502, 503, 504, 507, 511, 599: .serverProblem
    default: .unreadableAnswer
    }
  }

  @Test(arguments: [
    -1, 0, 100, 199, 201, 204, 206, 301, 302, 304, 400, 401, 402, 403, 404, 405, 408, 422, 423, 424, 428, 429,
    430, 431, 499, 500, 501, 502, 503, 504, 507, 511, 599, 600, 999,
  ])
  func `Any other status is a failure, whatever the body`(status: Int) {
    for body in ["", Self.sessionText] {
      #expect(throws: Self.failure(for: status)) { try LoginWire.session(from: answer(status, body)) }
    }
  }

  @Test(arguments: [
    "", " ", "<html>", "{}", "[]", "null", "true", "\"\"", #"{"token":"t"}"#,
    #"{"user":{"id":"u","name":"n","email":"e"}}"#,
    #"{"token":null,"user":{"id":"u","name":"n","email":"e"}}"#,
    #"{"token":"t","user":{"id":1,"name":"n","email":"e"}}"#, #"{"token":"t","user":{"id":"u","name":"n"}}"#,
    #"{"token":"t","user":"ada"}"#, #"{"token":"t","user":{"id":"u","name":"n","email":"e"}"#,
  ])
  func `A body that is not a session is unreadable`(body: String) {
    #expect(throws: LoginFailure.unreadableAnswer) { try LoginWire.session(from: answer(200, body)) }
  }

  private func answer(_ status: Int, _ body: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data(body.utf8))
  }
}
