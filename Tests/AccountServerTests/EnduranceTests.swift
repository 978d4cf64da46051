import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import AccountServer

/// Tests that the server closes its descriptors, and tests of stopping it.
@Suite struct EnduranceTests {
  @Test(.nightly) func `Malformed requests neither crash the server nor leak descriptors`() async {
    // In a separate process, because other tests open descriptors too.
    await #expect(processExitsWith: .success) {
      try await Self.sendMalformed(requests: 100)
      let before = openDescriptors()
      try await Self.sendMalformed(requests: 10_000)
      // The server's threads may still be closing theirs.
      let guardian = HangGuard()
      while openDescriptors() > before { try guardian.check("the end of the server's threads") }
    }
  }

  /// Sends malformed requests to a server, then a valid one, and stops the server.
  private static func sendMalformed(requests: Int) async throws {
    let server = try LoopbackServer.demo()
    var random = SeededGenerator(seed: 2)
    // Every tenth client waits for the response.
    for number in 1...requests {
      let client = try RawClient(port: server.port)
      client.send(MalformedRequest.make(by: &random))
      client.shutdownOutput()
      if number.isMultiple(of: 10) { _ = client.rest() }
    }
    let client = try RawClient(to: server, sending: Wire.login())
    #expect(try client.answer().status == 200)
    await server.stop()
  }

  @Test func `Stopping closes all connections and the port`() async throws {
    let server = try LoopbackServer(
      port: UnusedPort.next(), faults: [.none, .noAnswer], limits: .relaxed)
    let answered = try RawClient(to: server, sending: Wire.login(fields: ["Connection: close"]))
    #expect(answered.rest().hasSuffix(Wire.session))
    let clients = try (1...50).map { _ in try RawClient(port: server.port) }
    for client in clients { client.send(Wire.login()) }
    await server.stop()
    for client in clients { _ = client.rest() }
    #expect(throws: POSIXError(.ECONNREFUSED)) { try RawClient(port: server.port) }
    // The port is free, although the server closed a connection first, which leaves it in TIME_WAIT.
    let next = try LoopbackServer(port: server.port, accounts: [])
    #expect(next.port == server.port)
  }

  @Test func `Releasing the server stops it`() throws {
    let client: RawClient
    do {
      let server = try LoopbackServer.demo()
      client = try RawClient(port: server.port)
      client.send(Wire.login())
      #expect(try client.answer().status == 200)
    }
    #expect(client.rest() == "")
  }

  @Test func `A request in progress is answered within the grace period`() async throws {
    let server = try LoopbackServer.demo()
    let client = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    // Both arrive in one read: after the first response, the second request has begun.
    client.send((Wire.login() + Wire.login()).dropLast(1).utf8)
    #expect(try client.answer().status == 200)
    server.beginStop(grace: .seconds(3600))
    #expect(idle.rest() == "")
    client.send("}")
    let answer = try client.answer()
    #expect(answer.status == 200)
    #expect(answer.field("Connection") == "close")
    #expect(client.rest() == "")
  }

  @Test func `A response in progress is completed within the grace period`() throws {
    let server = try LoopbackServer.demo([.byteASecond], limits: .relaxed(\.byteInterval, .milliseconds(1)))
    let client = try RawClient(to: server, sending: Wire.login())
    #expect(client.hasNews())
    server.beginStop(grace: .seconds(3600))
    #expect(try client.answer().body == Wire.session)
    #expect(client.rest() == "")
  }

  @Test func `A second stop shortens the grace period`() async throws {
    let server = try LoopbackServer.demo([.byteASecond], limits: .relaxed(\.byteInterval, .seconds(3600)))
    let client = try RawClient(to: server, sending: Wire.login())
    #expect(client.hasNews())
    server.beginStop(grace: .seconds(3600))
    await server.stop(grace: .zero)
    #expect(client.rest() == "H")
  }

  @Test(arguments: [(ConnectionFault.noAnswer, Duration.seconds(3600)), (.byteASecond, .zero)])
  func `Stopping logs incomplete responses, and does not wait for a stalled one`(
    fault: ConnectionFault, grace: Duration
  ) async throws {
    let log = RecordLog()
    // An hour between two bytes: the response cannot be complete before the server stops.
    let server = try LoopbackServer.demo([fault], limits: .relaxed(\.byteInterval, .seconds(3600)), log: log)
    let client = try RawClient(to: server, sending: Wire.login())
    try await log.waitForLine()
    await server.stop(grace: grace)
    #expect((fault == .noAnswer ? [""] : ["", "H"]).contains(client.rest()))
    #expect(
      log.all == [
        "1 POST /login: fault \(fault.rawValue)",
        "1 POST /login: the server stopped before the answer was complete",
      ])
  }
}
