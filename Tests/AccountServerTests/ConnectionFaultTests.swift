import Foundation
import Testing

@testable import AccountServer

@Suite struct ConnectionFaultTests {
  @Test func `refuse: connections are refused`() throws {
    let server = try LoopbackServer.demo([.refuse])
    #expect(throws: POSIXError(.ECONNREFUSED)) { try RawClient(port: server.port) }
  }

  @Test(arguments: [
    (ConnectionFault.resetBeforeAnswer, nil, "", true),
    (.resetInBody, 88, String(Wire.session.prefix(44)), true),
    (.truncatedBody, 88, String(Wire.session.prefix(44)), false), (.wrongLength, 44, Wire.session, false),
  ])
  func `Faults that break a response send part of it, then close or reset`(
    fault: ConnectionFault, length: Int?, body: String, isReset: Bool
  ) throws {
    let client = try RawClient(to: .demo([fault]), sending: Wire.login())
    let text = client.rest()
    if let length { #expect(text.contains("\r\nContent-Length: \(length)\r\n")) }
    #expect(length == nil ? text == "" : text.hasSuffix("\r\n\r\n" + body))
    #expect(client.wasReset == isReset)
  }

  @Test func `chunked: the body is sent in chunks of 16 bytes`() throws {
    let client = try RawClient(to: .demo([.chunked]), sending: Wire.login(fields: ["Connection: close"]))
    let parts = client.rest().components(separatedBy: "\r\n\r\n")
    #expect(parts[0].contains("\r\nTransfer-Encoding: chunked"))
    #expect(!parts[0].contains("Content-Length"))
    #expect(parts[0].contains("\r\nConnection: close"))
    let chunks = parts[1].components(separatedBy: "\r\n")
    #expect(chunks.count == 13)
    #expect(chunks.first == "10")
    #expect(chunks.last == "0")
    #expect(stride(from: 1, to: 12, by: 2).map { chunks[$0] }.joined() == Wire.session)
  }

  @Test func `chunked: the connection stays open`() throws {
    let client = try RawClient(
      to: .demo([.chunked]), sending: Wire.login() + Wire.request("GET /", fields: ["Connection: close"]))
    let text = client.rest()
    #expect(text.contains("\r\n0\r\n\r\nHTTP/1.1 404 Not Found\r\n"))
    #expect(text.components(separatedBy: "Connection: close").count == 2)
  }

  @Test func `garbage: the response is not HTTP, and the connection is closed`() throws {
    let client = try RawClient(to: .demo([.garbage]), sending: Wire.login())
    let text = client.rest()
    #expect(!text.isEmpty)
    #expect(!text.contains("HTTP/"))
  }

  @Test func `huge-body: a megabyte arrives complete`() throws {
    let client = try RawClient(to: .demo([.hugeBody]), sending: Wire.login())
    #expect(try client.answer().body.utf8.count == 1_000_000)
  }

  @Test func `Several faults take turns, one per login`() throws {
    let log = RecordLog()
    let server = try LoopbackServer.demo([.serverError, .none, .unavailable, .redirect], log: log)
    let client = try RawClient(port: server.port)
    for status in [500, 200, 503, 307, 500, 200, 503, 307] {
      client.send(Wire.request("GET /"))
      #expect(try client.answer().status == 404)
      client.send(Wire.login("{}"))
      #expect(try client.answer().status == 400)
      client.send(Wire.login())
      let answer = try client.answer()
      #expect(answer.status == status)
      #expect(answer.field("Location") == (status == 307 ? "/elsewhere" : nil))
    }
    #expect(
      log.all.prefix(6) == [
        "1 GET /: 404 Not Found", "2 POST /login: 400 Bad Request", "3 POST /login: fault server-error",
        "4 GET /: 404 Not Found", "5 POST /login: 400 Bad Request", "6 POST /login: 200 OK",
      ])
  }

  @Test(arguments: [
    (ConnectionFault.resetInBody, refused, "401", 50), (.truncatedBody, refused, "401", 50),
    (.wrongLength, refused, "401", 100), (.resetInBody, deletion, "200", 50),
    (.wrongLength, deletion, "200", 100), (.chunked, deletion, "204", 0), (.byteASecond, deletion, "204", 0),
  ])
  func `A fault of the body sends spaces if there is none, and needs another status than 204`(
    fault: ConnectionFault, request: String, status: String, spaces: Int
  ) throws {
    let server = try LoopbackServer.demo([fault], limits: .relaxed(\.byteInterval, .zero))
    let client = try RawClient(to: server, sending: request)
    client.shutdownOutput()
    let text = client.rest()
    #expect(text.hasPrefix("HTTP/1.1 \(status) "))
    #expect(text.hasSuffix("\r\n\r\n" + String(repeating: " ", count: spaces)))
    #expect(!text.contains("Transfer-Encoding"))
    #expect(text.contains("Content-Length") == (status != "204"))
  }

  private static let refused = Wire.login(Wire.wrongPassword)
  private static let deletion = Wire.request("DELETE /notes/n1", key: "a", revision: 1)
}
