import AccountService
import Foundation
import Testing

@testable import AccountServer

/// What a fault puts on the wire, to the byte.
@Suite struct ConnectionFaultTests {
  @Test func `The names are those of the help text`() {
    #expect(
      ConnectionFault.allCases.map(\.rawValue) == [
        "refuse", "reset-before-answer", "reset-in-body", "truncated-body", "wrong-length", "chunked",
        "byte-a-second", "no-answer", "server-error", "unavailable", "garbage", "redirect", "huge-body",
        "none",
      ])
  }

  @Test(arguments: ConnectionFault.allCases)
  func `A summary is one line that ends without a full stop`(fault: ConnectionFault) {
    #expect(!fault.summary.isEmpty)
    #expect(fault.summary.count <= 60)
    #expect(fault.summary.split(whereSeparator: \.isNewline).count == 1)
    #expect(fault.summary.last != ".")
  }

  private static let half = String(Wire.session.prefix(44))

  private func connect(_ fault: ConnectionFault, limits: ServerLimits = .patient) throws -> (
    LoopbackServer, RawClient
  ) {
    let server = try LoopbackServer.demo([fault], limits: limits)
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    return (server, client)
  }

  @Test func `Refused: nobody listens`() throws {
    let server = try LoopbackServer.demo([.refuse])
    #expect(RawClient.isRefused(at: server.port))
  }

  @Test func `Reset before the answer: not a byte, and a broken connection`() throws {
    let (server, client) = try connect(.resetBeforeAnswer)
    #expect(client.rest() == "")
    #expect(client.wasReset)
    withExtendedLifetime(server) {}
  }

  @Test func `Reset in the body: half of it, and a broken connection`() throws {
    let (server, client) = try connect(.resetInBody)
    let text = client.rest()
    #expect(text.contains("\r\nContent-Length: 88\r\n"))
    #expect(text.hasSuffix("\r\n\r\n" + Self.half))
    #expect(client.wasReset)
    withExtendedLifetime(server) {}
  }

  @Test func `Truncated: half of the body, and an orderly end`() throws {
    let (server, client) = try connect(.truncatedBody)
    let text = client.rest()
    #expect(text.contains("\r\nContent-Length: 88\r\n"))
    #expect(text.hasSuffix("\r\n\r\n" + Self.half))
    #expect(!client.wasReset)
    withExtendedLifetime(server) {}
  }

  @Test func `A wrong length: half of what follows`() throws {
    let (server, client) = try connect(.wrongLength)
    let text = client.rest()
    #expect(text.contains("\r\nContent-Length: 44\r\n"))
    #expect(text.hasSuffix("\r\n\r\n" + Wire.session))
    withExtendedLifetime(server) {}
  }

  @Test func `Chunks: as HTTP has them`() throws {
    let server = try LoopbackServer.demo([.chunked])
    let client = try RawClient(port: server.port)
    client.send(Wire.login(fields: ["Connection: close"]))
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
    let server = try LoopbackServer.demo([.chunked])
    let client = try RawClient(port: server.port)
    client.send(Wire.login() + "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let text = client.rest()
    #expect(text.contains("\r\n0\r\n\r\nHTTP/1.1 404 Not Found\r\n"))
    #expect(text.components(separatedBy: "Connection: close").count == 2)
  }

  @Test func `Slow: a byte at a time, and in the end the whole`() throws {
    var limits = ServerLimits.patient
    limits.byteTime = .milliseconds(1)
    let (server, client) = try connect(.byteASecond, limits: limits)
    #expect(try client.answer().body == Wire.session)
    client.send(Wire.login())
    #expect(try client.answer().status == 200)
    withExtendedLifetime(server) {}
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
    let (server, client) = try connect(fault)
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect(answer.field("Location") == (fault == .redirect ? "/elsewhere" : nil))
    client.send(Wire.login())
    #expect(try client.answer().status == status)
    withExtendedLifetime(server) {}
  }

  @Test func `Garbage: no HTTP, and the end`() throws {
    let (server, client) = try connect(.garbage)
    let text = client.rest()
    #expect(!text.isEmpty)
    #expect(!text.contains("HTTP/"))
    withExtendedLifetime(server) {}
  }

  @Test func `A megabyte: whole`() throws {
    let (server, client) = try connect(.hugeBody)
    #expect(try client.answer().body.utf8.count == 1_000_000)
    withExtendedLifetime(server) {}
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
    let server = try LoopbackServer.demo([fault])
    let client = try RawClient(port: server.port)
    client.send(Wire.login(#"{"email":"ada@example.com","password":"x"}"#))
    let text = client.rest()
    #expect(text.hasPrefix("HTTP/1.1 401 "))
    #expect(text.hasSuffix("  "))
  }
}
