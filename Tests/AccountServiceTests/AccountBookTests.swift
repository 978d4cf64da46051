import AccountService
import Examples
import Foundation
import Testing

/// The server's side of `POST /login`.
@Suite struct AccountBookTests {
  private static let ada =
    #"{"token":"session-1","user":{"email":"ada@example.com","id":"u1","name":"Ada Lovelace"}}"#
  private static let grace =
    #"{"token":"session-2","user":{"email":"grace@example.com","id":"u2","name":"Grace Hopper"}}"#

  @Test func `The right password opens a session, each with a token of its own`() {
    var book = AccountBook()
    #expect(book.logIn("ada@example.com", "lovelace") == answer(200, Self.ada))
    #expect(book.logIn("grace@example.com", "hopper") == answer(200, Self.grace))
  }

  @Test func `The case of an email makes no difference, that of a password does`() {
    var book = AccountBook()
    #expect(book.logIn("ADA@Example.COM", "lovelace") == answer(200, Self.ada))
    #expect(book.logIn("ada@example.com", "Lovelace").status == 401)
  }

  @Test(arguments: ["", "ada", "nobody@example.com", " ada@example.com", "ada@example.com\u{0}"])
  func `An unknown email is refused like a wrong password, and never locked out`(email: String) {
    var book = AccountBook()
    for _ in 1...10 { #expect(book.logIn(email, "lovelace") == HTTPResponse(status: 401)) }
  }

  @Test func `Five wrong passwords in a row lock that account, even for the right one`() {
    var book = AccountBook()
    for _ in 1...5 { #expect(book.logIn("ada@example.com", "wrong").status == 401) }
    #expect(book.logIn("ada@example.com", "wrong").status == 423)
    #expect(book.logIn("ada@example.com", "lovelace") == HTTPResponse(status: 423))
    #expect(book.logIn("ADA@example.com", "lovelace").status == 423)
    #expect(book.logIn("grace@example.com", "hopper").status == 200)
  }

  @Test func `The right password starts the count afresh`() {
    var book = AccountBook()
    for _ in 1...3 {
      for _ in 1...4 { #expect(book.logIn("ada@example.com", "wrong").status == 401) }
      #expect(book.logIn("ada@example.com", "lovelace").status == 200)
    }
  }

  @Test(arguments: [
    ("POST", "/", 404), ("POST", "/login/", 404), ("POST", "/Login", 404), ("POST", "", 404),
    ("GET", "/other", 404),
    ("GET", "/login", 405), ("PUT", "/login", 405), ("post", "/login", 405),
  ])
  func `Another path or method has no answer`(method: String, path: String, status: Int) {
    var book = AccountBook()
    let body = Data(#"{"email":"ada@example.com","password":"lovelace"}"#.utf8)
    #expect(book.answer(method: method, path: path, body: body) == HTTPResponse(status: status))
  }

  @Test(arguments: ["", "{}", "[]", "ada", #"{"email":"ada@example.com"}"#, #"{"email":"a","password":1}"#])
  func `A body that is no login is refused, and counts for nobody`(body: String) {
    var book = AccountBook()
    for _ in 1...10 {
      #expect(book.answer(method: "POST", path: "/login", body: Data(body.utf8)) == HTTPResponse(status: 400))
    }
    #expect(book.logIn("ada@example.com", "lovelace").status == 200)
  }

  @Test func `Of two accounts with one email the later one counts`() {
    var book = AccountBook(accounts: [
      Account(id: "1", email: "a@b", password: "x", name: "One"),
      Account(id: "2", email: "A@B", password: "y", name: "Two"),
    ])
    #expect(book.logIn("a@b", "x").status == 401)
    #expect(book.logIn("a@b", "y").status == 200)
  }

  @Test func `A book without accounts refuses everybody`() {
    var book = AccountBook(accounts: [])
    #expect(book.logIn("ada@example.com", "lovelace").status == 401)
  }

  private func answer(_ status: Int, _ body: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data(body.utf8))
  }
}

extension AccountBook {
  fileprivate mutating func logIn(_ email: String, _ password: String) -> HTTPResponse {
    let body = (try? JSONEncoder().encode(["email": email, "password": password])) ?? Data()
    return answer(method: "POST", path: "/login", body: body)
  }
}
