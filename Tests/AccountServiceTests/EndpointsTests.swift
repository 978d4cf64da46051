import AccountService
import Examples
import Foundation
import Testing

@Suite struct EndpointsTests {
  @Test(arguments: [
    ("POST", "/", 404), ("POST", "/login/", 404), ("POST", "/Login", 404), ("POST", "", 404),
    ("GET", "/other", 404), ("GET", "/notes/", 404), ("GET", "/notes/n1/", 404), ("GET", "/notes/n1/n2", 404),
    ("GET", "/notesn1", 404), ("GET", "/notes/%FF", 404),
    ("GET", "/login", 405), ("PUT", "/login", 405), ("post", "/login", 405), ("PUT", "/notes", 405),
    ("DELETE", "/notes", 405), ("POST", "/notes/n1", 405), ("PATCH", "/notes/n1", 405),
  ])
  func `Another path gets a 404, another method a 405`(method: String, path: String, status: Int) {
    var endpoints = Endpoints()
    let request = ServiceRequest(
      method: method, path: path, headers: [("Idempotency-Key", "k"), ("If-Match", "1")],
      body: Data(#"{"body":"","email":"ada@example.com","password":"lovelace","title":"a"}"#.utf8))
    #expect(!endpoints.accepts(request))
    #expect(endpoints.answer(request) == HTTPResponse(status: status))
  }

  @Test func `Fields of the same name are joined, whatever their case`() {
    let request = ServiceRequest(
      method: "PUT", path: "/notes/n1", headers: [("if-match", "1"), ("If-Match", "2")])
    #expect(request.header("IF-MATCH") == "1, 2")
  }
}
