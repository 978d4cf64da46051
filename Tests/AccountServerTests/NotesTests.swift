import Foundation
import Testing

@testable import AccountServer

/// `/notes` over a connection.
@Suite struct NotesTests {
  private static let draft = #"{"body":"B","title":"T"}"#

  @Test func `Each method gets its status, and a 204 has no body`() throws {
    let client = try RawClient(to: .demo())
    client.send(Wire.notes("POST /notes", Self.draft, key: "a"))
    let added = try client.answer()
    #expect(added.head.hasPrefix("HTTP/1.1 201 Created\r\nContent-Type: application/json\r\n"))
    #expect(added.body.contains(#""id":"n6","revision":1,"title":"T""#))
    client.send(Wire.notes("PUT /notes/n6", Self.draft, key: "b", revision: 1))
    #expect(try client.answer().body.contains(#""id":"n6","revision":2"#))
    client.send(Wire.notes("GET /notes/n6"))
    #expect(try client.answer().body.contains(#""id":"n6","revision":2"#))
    client.send(Wire.notes("DELETE /notes/n6", key: "c", revision: 2))
    #expect(try client.answer().head == "HTTP/1.1 204 No Content\r\nCache-Control: no-store")
    // A client of the connection sees where the next response begins.
    client.send(Wire.notes("GET /notes"))
    let list = try client.answer()
    #expect(list.status == 200)
    #expect(list.body.hasPrefix("[{") && !list.body.contains("n6"))
  }

  @Test(arguments: [
    (Wire.notes("PATCH /notes"), 405, "GET, POST"),
    (Wire.notes("POST /notes/n1", draft), 405, "GET, PUT, DELETE"),
    (Wire.notes("GET /notes/n1/n2"), 404, nil), (Wire.notes("GET /notes/n9"), 404, nil),
    (Wire.notes("POST /notes", draft), 400, nil), (Wire.notes("POST /notes", "{}", key: "a"), 400, nil),
    (Wire.notes("PUT /notes/n1", draft, key: "a"), 400, nil),
    (Wire.notes("DELETE /notes/n1", key: "a"), 400, nil),
    (Wire.notes("PUT /notes/n1", draft, key: "a", revision: 2), 409, nil),
    (Wire.notes("DELETE /notes/n9", key: "a", revision: 1), 404, nil),
    (Wire.notes("POST /notes", key: "a"), 411, nil),
    (Wire.notes("PUT /notes/n1", key: "a", revision: 1), 411, nil),
    ("PUT /notes/n1 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}", 415, nil),
  ])
  func `A request that cannot be fulfilled gets its status`(request: String, status: Int, allow: String?)
    throws
  {
    let answer = try RawClient(to: .demo(), sending: request).answer()
    #expect(answer.status == status)
    #expect(answer.body == "")
    #expect(answer.field("Allow") == allow)
  }

  @Test func `A change whose answer is lost can be sent again, and the log shows its key`() throws {
    let log = RecordLog()
    let server = try LoopbackServer.demo([.truncatedBody, .none], log: log)
    let client = try RawClient(port: server.port)
    client.send(Wire.notes("POST /notes", Self.draft, key: "k-1"))
    #expect(client.rest().hasPrefix("HTTP/1.1 201 Created"))
    let again = try RawClient(port: server.port)
    again.send(Wire.notes("POST /notes", Self.draft, key: "k-1"))
    #expect(try again.answer().body.contains("n6"))
    again.send(Wire.notes("POST /notes", "{}", key: "k-2"))
    #expect(try again.answer().status == 400)
    let last = try RawClient(to: .demo(), sending: Wire.notes("GET /notes/n7"))
    #expect(try last.answer().status == 404)
    #expect(
      log.all == [
        "1 POST /notes key k-1: fault truncated-body", "2 POST /notes key k-1: 201 Created",
        "3 POST /notes key k-2: 400 Bad Request",
      ])
  }

  @Test func `A valid request uses up a turn of the faults, an invalid one none`() throws {
    let client = try RawClient(to: .demo([.serverError, .none]))
    for status in [500, 200, 500] {
      client.send(Wire.notes("GET /note"))
      #expect(try client.answer().status == 404)
      client.send(Wire.notes("POST /notes", "{}", key: "a"))
      #expect(try client.answer().status == 400)
      client.send(Wire.notes("GET /notes"))
      #expect(try client.answer().status == status)
    }
  }

  @Test(arguments: [
    (ConnectionFault.resetInBody, "HTTP/1.1 200 OK", String(repeating: " ", count: 50)),
    (.wrongLength, "HTTP/1.1 200 OK", String(repeating: " ", count: 100)),
    (.chunked, "HTTP/1.1 204 No Content", "\r\n\r\n"), (.byteASecond, "HTTP/1.1 204 No Content", "\r\n\r\n"),
  ])
  func `A fault of the body needs one, which a 204 has not`(
    fault: ConnectionFault, start: String, end: String
  )
    throws
  {
    var limits = ServerLimits.relaxed
    limits.byteInterval = .zero
    let client = try RawClient(
      to: .demo([fault], limits: limits), sending: Wire.notes("DELETE /notes/n1", key: "a", revision: 1))
    client.shutdownOutput()
    let text = client.rest()
    #expect(text.hasPrefix(start))
    #expect(text.hasSuffix(end))
    #expect(!text.contains("Transfer-Encoding"))
    #expect(text.contains("Content-Length") == start.contains("200"))
  }
}
