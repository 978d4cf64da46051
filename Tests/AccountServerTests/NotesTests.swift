import Foundation
import Testing

@testable import AccountServer

/// `/notes` over a connection.
@Suite struct NotesTests {
  private static let draft = #"{"body":"B","title":"T"}"#

  @Test func `Each method gets its status, and a 204 has no body`() throws {
    let client = try RawClient(to: .demo())
    client.send(Wire.request("POST /notes", Self.draft, key: "a"))
    let added = try client.answer()
    #expect(added.head.hasPrefix("HTTP/1.1 201 Created\r\nContent-Type: application/json\r\n"))
    #expect(added.body.contains(#""id":"n6","revision":1,"title":"T""#))
    client.send(Wire.request("PUT /notes/n6", Self.draft, key: "b", revision: 1))
    #expect(try client.answer().body.contains(#""id":"n6","revision":2"#))
    client.send(Wire.request("GET /notes/n6"))
    #expect(try client.answer().body.contains(#""id":"n6","revision":2"#))
    client.send(Wire.request("DELETE /notes/n6", key: "c", revision: 2))
    #expect(try client.answer().head == "HTTP/1.1 204 No Content\r\nCache-Control: no-store")
    // A client of the connection sees where the next response begins.
    client.send(Wire.request("GET /notes"))
    let list = try client.answer()
    #expect(list.status == 200)
    #expect(list.body.hasPrefix("[{") && !list.body.contains("n6"))
  }

  @Test func `A change whose answer is lost can be sent again, and the log shows its key`() throws {
    let log = RecordLog()
    let server = try LoopbackServer.demo([.truncatedBody, .none], log: log)
    let client = try RawClient(to: server, sending: Wire.request("POST /notes", Self.draft, key: "k-1"))
    #expect(client.rest().hasPrefix("HTTP/1.1 201 Created"))
    let again = try RawClient(to: server, sending: Wire.request("POST /notes", Self.draft, key: "k-1"))
    #expect(try again.answer().body.contains("n6"))
    again.send(Wire.request("POST /notes", "{}", key: "k-2"))
    #expect(try again.answer().status == 400)
    #expect(
      log.all == [
        "1 POST /notes key k-1: fault truncated-body", "2 POST /notes key k-1: 201 Created",
        "3 POST /notes key k-2: 400 Bad Request",
      ])
  }
}
