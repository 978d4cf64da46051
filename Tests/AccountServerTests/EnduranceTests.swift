import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import AccountServer

/// The server leaves nothing behind: neither after bad requests nor after its end.
@Suite struct EnduranceTests {
  @Test func `Malformed requests neither end it nor leave anything open`() async {
    // In a process of its own, because other tests open descriptors too.
    await #expect(processExitsWith: .success) {
      try await Self.bear(requests: 100)
      let before = openDescriptors()
      try await Self.bear(requests: Effort.count(300, nightly: 10_000))
      // The server's threads are about to let go of their own.
      let guardian = HangGuard()
      while openDescriptors() > before { try guardian.check("the end of the server's threads") }
    }
  }

  /// Sends malformed requests to a server, then a good one, and ends the server.
  private static func bear(requests: Int) async throws {
    let server = try LoopbackServer.demo()
    var random = SeededGenerator(seed: 2)
    // The client sends and goes; every tenth waits for what comes.
    for number in 1...requests {
      let client = try RawClient(port: server.port)
      client.send(MalformedRequest.make(by: &random))
      client.endInput()
      if number.isMultiple(of: 10) { _ = client.rest() }
    }
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    #expect(try client.answer().status == 200)
    await server.stop()
  }

  @Test func `Its end closes what it had open`() async throws {
    let server = try LoopbackServer(
      port: QuietPort.next(), faults: [.none, .noAnswer], limits: .patient)
    let answered = try RawClient(to: server, sending: Wire.login(fields: ["Connection: close"]))
    #expect(answered.rest().hasSuffix(Wire.session))
    let clients = try (1...50).map { _ in try RawClient(port: server.port) }
    for client in clients { client.send(Wire.login()) }
    await server.stop()
    for client in clients { _ = client.rest() }
    #expect(RawClient.isRefused(at: server.port))
    // The port is free again, although the server itself has ended a connection.
    let next = try LoopbackServer(port: server.port, accounts: [])
    #expect(next.port == server.port)
  }

  @Test func `A port that is taken is told`() throws {
    let server = try LoopbackServer.demo()
    #expect(throws: ServerFailure.portTaken) {
      try LoopbackServer(port: server.port, accounts: [])
    }
  }

  @Test func `A server that nobody holds any more ends`() throws {
    let client: RawClient
    do {
      let server = try LoopbackServer.demo()
      client = try RawClient(port: server.port)
      client.send(Wire.login())
      #expect(try client.answer().status == 200)
    }
    #expect(client.rest() == "")
  }

  @Test func `A request that is coming in is still answered`() async throws {
    let server = try LoopbackServer.demo()
    let client = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    // What is sent at once is read at once: with the first answer the second request has begun.
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

  @Test func `An answer that has begun is finished, and then its connection ends`() throws {
    let server = try LoopbackServer.demo([.byteASecond], limits: .patient(\.byteTime, .milliseconds(1)))
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    #expect(client.hasNews())
    server.beginStop(grace: .seconds(3600))
    #expect(try client.answer().body == Wire.session)
    #expect(client.rest() == "")
  }

  @Test func `Who will not wait so long says so once more`() async throws {
    let server = try LoopbackServer.demo([.byteASecond], limits: .patient(\.byteTime, .seconds(3600)))
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    #expect(client.hasNews())
    server.beginStop(grace: .seconds(3600))
    await server.stop(grace: .zero)
    #expect(client.rest() == "H")
  }

  @Test(arguments: [(ConnectionFault.noAnswer, Duration.seconds(3600)), (.byteASecond, .zero)])
  func `What has no whole answer at its end is given up, and told; one that never comes is not waited for`(
    fault: ConnectionFault, grace: Duration
  ) async throws {
    let log = RecordLog()
    // However long this test is kept waiting, the answer is not whole before.
    let server = try LoopbackServer.demo([fault], limits: .patient(\.byteTime, .seconds(3600)), log: log)
    let client = try RawClient(to: server, sending: Wire.login())
    try log.wait(for: "fault \(fault.rawValue)")
    await server.stop(grace: grace)
    #expect((fault == .noAnswer ? [""] : ["", "H"]).contains(client.rest()))
    #expect(
      log.all == ["1 POST /login: fault \(fault.rawValue)", "1 POST /login: given up, the server ends"])
  }
}
