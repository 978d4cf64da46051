import AccountService
import Examples
import Foundation
import TestSupport
import Testing

@testable import AccountServer

/// The server over real connections: statuses, one connection for several requests, and what it bears.
@Suite struct ServerTests {
  // MARK: Answers

  @Test func `A login is answered from the account book`() throws {
    let client = try RawClient(to: .demo(), sending: Wire.login())
    let answer = try client.answer()
    #expect(
      answer.head == """
        HTTP/1.1 200 OK\r
        Content-Type: application/json\r
        Content-Length: 88\r
        Cache-Control: no-store
        """)
    #expect(answer.body == Wire.session)
  }

  @Test(arguments: [
    ("GET /login HTTP/1.1\r\nHost: x\r\n\r\n", 405), ("GET /other HTTP/1.1\r\nHost: x\r\n\r\n", 404),
    ("PUT /login HTTP/1.1\r\nHost: x\r\n\r\n", 405), ("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 404),
    ("POST /login HTTP/1.1\r\nHost: x\r\n\r\n", 411),
    ("POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}", 415),
    ("POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}", 415),
    (Wire.login("{}"), 400), (Wire.login(#"{"email":"ada@example.com","password":"x"}"#), 401),
    ("POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nA: \(String(repeating: "x", count: 9000))\r\n\r\n", 431),
    ("POST /login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501),
    ("GET / HTTP/1.0\r\n\r\n", 505), ("GET / HTTP/2.0\r\n\r\n", 505), ("nonsense\r\n\r\n", 400),
  ])
  func `What is no login has its status`(request: String, status: Int) throws {
    let client = try RawClient(to: .demo(), sending: request)
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect(answer.body == "")
    #expect(answer.field("Allow") == (status == 405 ? "POST" : nil))
    #expect(answer.field("Accept") == (status == 415 ? "application/json" : nil))
  }

  @Test func `A refusal arrives although the client goes on sending`() throws {
    let client = try RawClient(
      to: .demo(), sending: "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n")
    client.send(String(repeating: "x", count: 300_000))
    #expect(try client.answer().status == 413)
    #expect(client.rest() == "")
    #expect(!client.wasReset)
  }

  @Test func `What cannot be read is told, and nothing of it`() throws {
    let log = RecordLog()
    let client = try RawClient(to: .demo(log: log), sending: "password=lovelace\r\n\r\n")
    #expect(try client.answer().status == 400)
    #expect(log.all == ["1: 400 Bad Request"])
  }

  // MARK: Connections

  @Test func `Requests sent ahead are answered in their order`() throws {
    let client = try RawClient(to: .demo())
    let requests = (1...30).map { _ in Wire.login() + "GET / HTTP/1.1\r\nHost: x\r\n\r\n" }.joined()
    client.send(requests + "GET /login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    for number in 1...30 {
      #expect(try client.answer().body.contains("session-\(number)\""))
      #expect(try client.answer().status == 404)
    }
    #expect(try client.answer().status == 405)
    #expect(client.rest() == "")
  }

  @Test(arguments: [
    // Who wants no further request, who does not say where the next one begins, and who speaks no HTTP.
    (Wire.login(fields: ["Connection: close"]), 200),
    ("POST /login HTTP/1.1\r\nHost: x\r\n\r\n" + Wire.login(), 411), ("nonsense\r\n\r\n", 400),
  ])
  func `After the last answer the client hears at once that nothing more comes`(request: String, status: Int)
    throws
  {
    let client = try RawClient(to: .demo(), sending: request)
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect(answer.field("Connection") == "close")
    #expect(client.rest() == "")
    #expect(!client.wasReset)
  }

  @Test func `Who sends no more is answered all the same`() throws {
    let client = try RawClient(to: .demo(), sending: Wire.login() + Wire.login())
    client.endInput()
    #expect(try client.answer().status == 200)
    #expect(try client.answer().status == 200)
    #expect(client.rest() == "")
  }

  @Test func `Who sends no more before a request is whole is let go without a word`() throws {
    let server = try LoopbackServer.demo()
    for part in ["POST /login", Wire.login().dropLast(1).description] {
      let client = try RawClient(port: server.port)
      client.send(part)
      client.endInput()
      #expect(client.rest() == "")
    }
  }

  @Test func `Who waits for a word before the body has it`() throws {
    let client = try RawClient(to: .demo())
    let request = Wire.login(fields: ["Expect: 100-continue"])
    client.send(request.dropLast(Wire.ada.utf8.count).utf8)
    #expect(try client.answer().head == "HTTP/1.1 100 Continue")
    client.send(Wire.ada)
    #expect(try client.answer().status == 200)
    client.send("PUT /login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
    #expect(try client.answer().status == 100)
    client.send("{}")
    #expect(try client.answer().status == 405)
  }

  // MARK: Bounds

  @Test func `A request that does not come to its end is refused`() throws {
    let server = try LoopbackServer.demo(limits: .patient(\.requestTime, .milliseconds(50)))
    for start in ["P", Wire.login().dropLast(1).description] {
      let client = try RawClient(port: server.port)
      client.send(start)
      #expect(try client.answer().status == 408)
      #expect(client.rest() == "")
    }
  }

  @Test func `A request has no more time because its bytes trickle in`() throws {
    let client = try RawClient(
      to: .demo(limits: .patient(\.requestTime, .milliseconds(200))),
      sending: "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")
    // All the bytes together would be a request, and be answered otherwise.
    for _ in 1...60_000 where !client.hasNews(within: 10) { client.send("x") }
    #expect(try client.answer().status == 408)
  }

  @Test func `Who goes on sending after a refusal is let go in the end`() throws {
    let client = try RawClient(
      to: .demo(limits: .patient(\.lingerTime, .milliseconds(50))), sending: "nonsense\r\n\r\n")
    #expect(try client.answer().status == 400)
    let guardian = HangGuard()
    while client.send("x") { try guardian.check("the end of the connection") }
  }

  @Test func `A connection without a request is closed without a word`() throws {
    let server = try LoopbackServer.demo(limits: .patient(\.idleTime, .milliseconds(50)))
    #expect(try RawClient(port: server.port).rest() == "")
    let guardian = HangGuard()
    var answer: RawAnswer?
    // On a busy machine a connection may be closed before its request comes.
    while answer == nil {
      try guardian.check("an answer")
      let client = try RawClient(port: server.port)
      client.send(Wire.login())
      answer = try? client.answer()
      #expect(client.rest() == "")
    }
    #expect(answer?.status == 200)
  }

  @Test func `A client that does not read its answer is dropped`() throws {
    let client = try RawClient(to: .demo([.hugeBody], limits: .patient(\.answerTime, .milliseconds(50))))
    // More answers than the system keeps for a client.
    client.send(String(repeating: Wire.login(), count: 50))
    #expect(client.waitForReset())
  }

  @Test func `Many connections at once are answered, each with its own`() throws {
    let count = Effort.count(20, nightly: 200)
    let server = try LoopbackServer.demo()
    let clients = try (1...count).map { _ in try RawClient(port: server.port) }
    for client in clients { client.send(Wire.login().dropLast(1).utf8) }
    for client in clients { client.send("}") }
    let tokens = try clients.map { try $0.answer().body }
    #expect(Set(tokens).count == count)
    #expect(tokens.allSatisfy { $0.contains("Ada Lovelace") })
  }

  @Test func `One connection too many is told so, and has room once another has gone`() throws {
    var limits = ServerLimits.patient
    limits.connections = 3
    let server = try LoopbackServer.demo(limits: limits)
    let clients = try (1...3).map { _ in try RawClient(port: server.port) }
    for client in clients {
      client.send(Wire.login())
      #expect(try client.answer().status == 200)
    }
    // It stays: who is refused takes nobody's room.
    let extra = try RawClient(port: server.port)
    #expect(try extra.answer().status == 503)
    clients[0].endInput()
    #expect(clients[0].rest() == "")
    let next = try RawClient(port: server.port)
    next.send(Wire.login())
    #expect(try next.answer().status == 200)
    #expect(extra.rest() == "")
  }

  @Test func `Of far too many connections not even that is told`() throws {
    var limits = ServerLimits.patient
    limits.connections = 1
    let server = try LoopbackServer.demo(limits: limits)
    let served = try RawClient(port: server.port)
    let guests = try (1...64).map { _ in try RawClient(port: server.port) }
    #expect(try RawClient(port: server.port).rest() == "")
    for guest in guests { #expect(try guest.answer().status == 503) }
    served.send(Wire.login())
    #expect(try served.answer().status == 200)
  }
}
