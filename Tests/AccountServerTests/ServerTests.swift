import Foundation
import TestSupport
import Testing

@testable import AccountServer

@Suite struct ServerTests {
  // MARK: Responses

  @Test func `A login gets a session`() throws {
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
    (Wire.request("GET /login"), 405, "POST"), (Wire.request("PUT /login"), 405, "POST"),
    (Wire.request("GET /other"), 404, nil), (Wire.request("OPTIONS *"), 404, nil),
    (Wire.request("GET /notes/n9"), 404, nil), (Wire.request("PATCH /notes"), 405, "GET, POST"),
    (Wire.request("POST /notes/n1", "{}"), 405, "GET, PUT, DELETE"),
    (Wire.request("POST /login"), 411, nil), (Wire.request("PUT /notes/n1", key: "a", revision: 1), 411, nil),
    ("POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}", 415, nil),
    (
      "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}", 415, nil
    ),
    ("PUT /notes/n1 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}", 415, nil),
    (Wire.login("{}"), 400, nil), (Wire.login(Wire.wrongPassword), 401, nil),
    ("GET / HTTP/1.0\r\n\r\n", 505, nil),
  ])
  func `A request that cannot be fulfilled gets its status`(request: String, status: Int, allow: String?)
    throws
  {
    let client = try RawClient(to: .demo(), sending: request)
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect(answer.body == "")
    #expect(answer.field("Allow") == allow)
    #expect(answer.field("Accept") == (status == 415 ? "application/json" : nil))
  }

  @Test func `A refusal arrives while the client is still sending`() throws {
    let client = try RawClient(
      to: .demo(), sending: "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n")
    client.send(String(repeating: "x", count: 300_000))
    #expect(try client.answer().status == 413)
    #expect(client.rest() == "")
    #expect(!client.wasReset)
  }

  @Test func `The log shows no part of a malformed request`() throws {
    let log = RecordLog()
    let client = try RawClient(to: .demo(log: log), sending: "password=lovelace\r\n\r\n")
    #expect(try client.answer().status == 400)
    #expect(log.all == ["1: 400 Bad Request"])
  }

  // MARK: Connections

  @Test func `Pipelined requests are answered in order`() throws {
    let client = try RawClient(to: .demo())
    let requests = (1...30).map { _ in Wire.login() + Wire.request("GET /") }.joined()
    client.send(requests + Wire.request("GET /login", fields: ["Connection: close"]))
    for number in 1...30 {
      #expect(try client.answer().body.contains("session-\(number)\""))
      #expect(try client.answer().status == 404)
    }
    #expect(try client.answer().status == 405)
    #expect(client.rest() == "")
  }

  @Test(arguments: [
    // `Connection: close`, an unknown start of the next request, and bytes that are not HTTP.
    (Wire.login(fields: ["Connection: close"]), 200),
    (Wire.request("POST /login") + Wire.login(), 411), ("nonsense\r\n\r\n", 400),
  ])
  func `After the last response the connection is closed gracefully`(request: String, status: Int)
    throws
  {
    let client = try RawClient(to: .demo(), sending: request)
    let answer = try client.answer()
    #expect(answer.status == status)
    #expect(answer.field("Connection") == "close")
    #expect(client.rest() == "")
    #expect(!client.wasReset)
  }

  @Test func `A client that has closed its side is answered`() throws {
    let client = try RawClient(to: .demo(), sending: Wire.login() + Wire.login())
    client.shutdownOutput()
    #expect(try client.answer().status == 200)
    #expect(try client.answer().status == 200)
    #expect(client.rest() == "")
  }

  @Test func `A connection that ends within a request is closed without a response`() throws {
    let server = try LoopbackServer.demo()
    for part in ["POST /login", Wire.login().dropLast(1).description] {
      let client = try RawClient(to: server, sending: part)
      client.shutdownOutput()
      #expect(client.rest() == "")
    }
  }

  @Test func `Expect: 100-continue gets an interim response`() throws {
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
    // With the body there is nothing to wait for.
    client.send(request)
    #expect(try client.answer().status == 200)
  }

  // MARK: Limits

  @Test func `An incomplete request is refused after the timeout`() throws {
    let server = try LoopbackServer.demo(limits: .relaxed(\.requestTimeout, .milliseconds(50)))
    for start in ["P", Wire.login().dropLast(1).description] {
      let client = try RawClient(to: server, sending: start)
      #expect(try client.answer().status == 408)
      #expect(client.rest() == "")
    }
  }

  @Test func `Bytes that trickle in do not extend the timeout`() throws {
    let client = try RawClient(
      to: .demo(limits: .relaxed(\.requestTimeout, .milliseconds(200))),
      sending: "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")
    // The complete request would get another status.
    for _ in 1...60_000 where !client.hasNews(within: .milliseconds(10)) { client.send("x") }
    #expect(try client.answer().status == 408)
  }

  @Test func `Draining after a refusal has a timeout`() throws {
    let client = try RawClient(
      to: .demo(limits: .relaxed(\.drainTimeout, .milliseconds(50))), sending: "nonsense\r\n\r\n")
    #expect(try client.answer().status == 400)
    let guardian = HangGuard()
    while client.send("x") { try guardian.check("the end of the connection") }
  }

  @Test func `An idle connection is closed without a response`() throws {
    let server = try LoopbackServer.demo(limits: .relaxed(\.idleTimeout, .milliseconds(50)))
    #expect(try RawClient(port: server.port).rest() == "")
    let guardian = HangGuard()
    var answer: RawAnswer?
    // On a busy machine the connection may be closed before its request arrives.
    while answer == nil {
      try guardian.check("an answer")
      let client = try RawClient(to: server, sending: Wire.login())
      answer = try? client.answer()
      #expect(client.rest() == "")
    }
    #expect(answer?.status == 200)
  }

  @Test func `A client that does not read its responses is disconnected`() throws {
    let client = try RawClient(to: .demo([.hugeBody], limits: .relaxed(\.writeTimeout, .milliseconds(50))))
    // More responses than the socket buffers hold.
    client.send(String(repeating: Wire.login(), count: 50))
    #expect(client.isBroken())
  }

  @Test func `An excess connection gets a 503 until another one closes`() throws {
    let server = try LoopbackServer.demo(limits: .relaxed(\.connections, 3))
    let clients = try (1...3).map { _ in try RawClient(port: server.port) }
    for client in clients {
      client.send(Wire.login())
      #expect(try client.answer().status == 200)
    }
    // It stays open: refused connections do not count.
    let extra = try RawClient(port: server.port)
    #expect(try extra.answer().status == 503)
    clients[0].shutdownOutput()
    #expect(clients[0].rest() == "")
    let next = try RawClient(to: server, sending: Wire.login())
    #expect(try next.answer().status == 200)
    #expect(extra.rest() == "")
  }

  @Test func `Connections beyond those with a 503 are closed`() throws {
    let server = try LoopbackServer.demo(limits: .relaxed(\.connections, 1))
    let served = try RawClient(port: server.port)
    let guests = try (1...64).map { _ in try RawClient(port: server.port) }
    #expect(try RawClient(port: server.port).rest() == "")
    for guest in guests { #expect(try guest.answer().status == 503) }
    served.send(Wire.login())
    #expect(try served.answer().status == 200)
  }
}
