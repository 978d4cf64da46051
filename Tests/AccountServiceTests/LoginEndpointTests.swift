import AccountService
import Examples
import Foundation
import Testing

@Suite struct LoginEndpointTests {
  private static let session =
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#

  @Test func `The email ignores case, the password does not`() {
    var endpoint = LoginEndpoint()
    let answer = HTTPResponse(status: 200, body: Data(Self.session.utf8))
    #expect(endpoint.logIn("ADA@Example.COM", "lovelace") == answer)
    #expect(endpoint.logIn("ada@example.com", "Lovelace").status == 401)
  }

  @Test(arguments: ["", "ada", "nobody@example.com", " ada@example.com", "ada@example.com\u{0}"])
  func `An unknown email gets a 401 and is never locked`(email: String) {
    var endpoint = LoginEndpoint()
    for _ in 1...10 { #expect(endpoint.logIn(email, "lovelace") == HTTPResponse(status: 401)) }
  }

  @Test func `Five wrong passwords in a row lock the account`() {
    var endpoint = LoginEndpoint()
    for _ in 1...5 { #expect(endpoint.logIn("ada@example.com", "wrong").status == 401) }
    #expect(endpoint.logIn("ada@example.com", "wrong").status == 423)
    #expect(endpoint.logIn("ada@example.com", "lovelace") == HTTPResponse(status: 423))
    #expect(endpoint.logIn("ADA@example.com", "lovelace").status == 423)
    #expect(endpoint.logIn("grace@example.com", "hopper").status == 200)
  }

  @Test func `The right password resets the count`() {
    var endpoint = LoginEndpoint()
    for _ in 1...3 {
      for _ in 1...4 { #expect(endpoint.logIn("ada@example.com", "wrong").status == 401) }
      #expect(endpoint.logIn("ada@example.com", "lovelace").status == 200)
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "ada", #"{"email":"ada@example.com"}"#, #"{"password":"x"}"#,
    #"{"email":"a","password":1}"#, #"{"email":1,"password":"x"}"#, #"{"email":"a","password":null}"#,
    #"{"email":"a","password":"x""#,
  ])
  func `A body that is no login gets a 400 and locks no account`(body: String) {
    var endpoint = LoginEndpoint()
    for _ in 1...10 {
      #expect(endpoint.send(Data(body.utf8)) == HTTPResponse(status: 400))
    }
    #expect(endpoint.logIn("ada@example.com", "lovelace").status == 200)
  }
}

extension LoginEndpoint {
  fileprivate mutating func logIn(_ email: String, _ password: String) -> HTTPResponse {
    let body = (try? JSONEncoder().encode(["email": email, "password": password])) ?? Data()
    return send(body)
  }

  fileprivate mutating func send(_ body: Data) -> HTTPResponse {
    answer(ServiceRequest(method: "POST", path: "/login", body: body))
  }
}
