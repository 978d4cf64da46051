import AccountService
import Foundation
import Testing

@testable import AccountServer

/// What a fault puts on the wire, to the byte.
@Suite struct ConnectionFaultTests {
  @Test func `Refused: nobody listens`() throws {
    let server = try LoopbackServer.demo([.refuse])
    #expect(RawClient.isRefused(at: server.port))
  }

  @Test(arguments: [
    (ConnectionFault.resetBeforeAnswer, nil, "", true),
    (.resetInBody, 88, String(Wire.session.prefix(44)), true),
    (.truncatedBody, 88, String(Wire.session.prefix(44)), false), (.wrongLength, 44, Wire.session, false),
  ])
  func `What breaks an answer: so much of it, and an orderly end or a broken connection`(
    fault: ConnectionFault, length: Int?, body: String, isReset: Bool
  ) throws {
    let client = try RawClient(to: .demo([fault]), sending: Wire.login())
    let text = client.rest()
    if let length { #expect(text.contains("\r\nContent-Length: \(length)\r\n")) }
    #expect(length == nil ? text == "" : text.hasSuffix("\r\n\r\n" + body))
    #expect(client.wasReset == isReset)
  }

  @Test func `Chunks: as HTTP has them`() throws {
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

  @Test func `After chunks the connection stays`() throws {
    let client = try RawClient(
      to: .demo([.chunked]), sending: Wire.login() + "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let text = client.rest()
    #expect(text.contains("\r\n0\r\n\r\nHTTP/1.1 404 Not Found\r\n"))
    #expect(text.components(separatedBy: "Connection: close").count == 2)
  }

  @Test func `Slow: a byte at a time, and in the end the whole`() throws {
    let client = try RawClient(
      to: .demo([.byteASecond], limits: .patient(\.byteTime, .milliseconds(1))), sending: Wire.login())
    #expect(try client.answer().body == Wire.session)
    client.send(Wire.login())
    #expect(try client.answer().status == 200)
  }

  @Test func `No answer: silence, and the client's leaving is noticed`() throws {
    let log = RecordLog()
    let server = try LoopbackServer.demo([.noAnswer, .none], log: log)
    var client: RawClient? = try RawClient(port: server.port)
    client?.send(Wire.login())
    client = nil
    try log.wait(for: " the client has gone")
    let other = try RawClient(port: server.port)
    other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try other.answer().status == 404)
    #expect(
      log.all.prefix(2) == ["1 POST /login: fault no-answer", "1 POST /login: the client has gone"])
  }

  @Test(arguments: [(ConnectionFault.serverError, 500), (.unavailable, 503), (.redirect, 307)])
  func `A status of its own, and the connection stays`(fault: ConnectionFault, status: Int) throws {
    let client = try RawClient(to: .demo([fault]), sending: Wire.login())
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect(answer.field("Location") == (fault == .redirect ? "/elsewhere" : nil))
    client.send(Wire.login())
    #expect(try client.answer().status == status)
  }

  @Test func `Garbage: no HTTP, and the end`() throws {
    let client = try RawClient(to: .demo([.garbage]), sending: Wire.login())
    let text = client.rest()
    #expect(!text.isEmpty)
    #expect(!text.contains("HTTP/"))
  }

  @Test func `A megabyte: whole`() throws {
    let client = try RawClient(to: .demo([.hugeBody]), sending: Wire.login())
    #expect(try client.answer().body.utf8.count == 1_000_000)
  }

  @Test func `Several take turns, one for each login and none for anything else`() throws {
    let log = RecordLog()
    let server = try LoopbackServer.demo([.serverError, .none, .unavailable], log: log)
    let client = try RawClient(port: server.port)
    for status in [500, 200, 503, 500, 200, 503] {
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try client.answer().status == 404)
      client.send(Wire.login("{}"))
      #expect(try client.answer().status == 400)
      client.send(Wire.login())
      #expect(try client.answer().status == status)
    }
    #expect(
      log.all.prefix(6) == [
        "1 GET /: 404 Not Found", "2 POST /login: 400 Bad Request", "3 POST /login: fault server-error",
        "4 GET /: 404 Not Found", "5 POST /login: 400 Bad Request", "6 POST /login: 200 OK",
      ])
  }

  @Test(arguments: [ConnectionFault.resetInBody, .truncatedBody, .wrongLength])
  func `A fault of the body needs a body, even where the book gives none`(fault: ConnectionFault) throws {
    let client = try RawClient(
      to: .demo([fault]), sending: Wire.login(#"{"email":"ada@example.com","password":"x"}"#))
    let text = client.rest()
    #expect(text.hasPrefix("HTTP/1.1 401 "))
    #expect(text.hasSuffix("  "))
  }
}
