import AccountService
import Foundation
import Scenarios
import Testing

@testable import AccountServer

/// The server leaves nothing behind: neither after bad requests nor after its end.
@Suite struct EnduranceTests {
  @Test func `Ten thousand malformed requests neither end it nor leave anything open`() async {
    // In a process of its own, because other tests open descriptors too.
    await #expect(processExitsWith: .success) {
      try await Self.bear(requests: 100)
      let before = openDescriptors()
      try await Self.bear(requests: 10_000)
      // The server's thread is about to let go of its own.
      for _ in 1...1000 where openDescriptors() > before { await Task.yield() }
      #expect(openDescriptors() <= before)
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
    let server = try LoopbackServer.demo([.noAnswer, .none])
    let clients = try (1...50).map { _ in try RawClient(port: server.port) }
    for client in clients { client.send(Wire.login()) }
    await server.stop()
    for client in clients { _ = client.rest() }
    #expect(RawClient.isRefused(at: server.port))
    // The port is free again.
    let next = try LoopbackServer(port: server.port, desk: AccountDesk(accounts: Account.demo))
    #expect(next.port == server.port)
  }

  @Test func `A port is free again although it has just ended a connection itself`() async throws {
    let server = try LoopbackServer.demo()
    let client = try RawClient(port: server.port)
    client.send(Wire.login(fields: ["Connection: close"]))
    #expect(client.rest().hasSuffix(Wire.session))
    await server.stop()
    let next = try LoopbackServer(port: server.port, desk: AccountDesk(accounts: []))
    #expect(next.port == server.port)
  }

  @Test func `A port that is taken is told`() throws {
    let server = try LoopbackServer.demo()
    #expect(throws: ServerFailure.portTaken) {
      try LoopbackServer(port: server.port, desk: AccountDesk(accounts: []))
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

  @Test func `An answer under way is finished before the end`() async throws {
    let service = EmbeddedService()
    service.setHolds(true)
    let server = try LoopbackServer(desk: service)
    let client = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    client.send(Wire.login())
    while service.heldCount == 0 { await Task.yield() }
    server.beginStop(grace: .seconds(20))
    // Who has nothing under way is let go; then the stop has begun.
    #expect(idle.rest() == "")
    service.end(with: nil)
    let answer = try client.answer()
    #expect(answer.status == 200)
    #expect(answer.field("Connection") == "close")
    #expect(client.rest() == "")
    await server.stop(grace: .seconds(20))
  }

  @Test func `A request that is coming in is still answered`() async throws {
    let server = try LoopbackServer.demo()
    let client = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    // What is sent at once is read at once: with the first answer the second request has begun.
    client.send((Wire.login() + Wire.login()).dropLast(1).utf8)
    #expect(try client.answer().status == 200)
    server.beginStop(grace: .seconds(20))
    #expect(idle.rest() == "")
    client.send("}")
    let answer = try client.answer()
    #expect(answer.status == 200)
    #expect(answer.field("Connection") == "close")
    #expect(client.rest() == "")
  }

  @Test func `An answer that has begun is finished, and then its connection ends`() throws {
    var limits = ServerLimits()
    limits.byteTime = .milliseconds(1)
    let server = try LoopbackServer.demo([.byteASecond], limits: limits)
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    #expect(client.hasNews(within: 20_000))
    server.beginStop(grace: .seconds(60))
    #expect(try client.answer().body == Wire.session)
    #expect(client.rest() == "")
  }

  @Test func `Who will not wait so long says so once more`() async throws {
    let service = EmbeddedService()
    service.setHolds(true)
    let server = try LoopbackServer(desk: service)
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    while service.heldCount == 0 { await Task.yield() }
    server.beginStop(grace: .seconds(30))
    let start = ContinuousClock.now
    await server.stop(grace: .zero)
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(client.rest() == "")
  }

  @Test func `An answer that never comes does not keep it`() async throws {
    let service = EmbeddedService()
    service.setHolds(true)
    let server = try LoopbackServer(desk: service)
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    while service.heldCount == 0 { await Task.yield() }
    await server.stop(grace: .milliseconds(20))
    #expect(service.exchanges.map(\.wasCancelled) == [true])
    #expect(service.heldCount == 0)
  }

  @Test(arguments: [ConnectionFault.noAnswer, .byteASecond])
  func `What has no whole answer at its end is given up, and told`(fault: ConnectionFault) async throws {
    let log = RecordLog()
    var limits = ServerLimits()
    // However long this test is kept waiting, the answer is not whole before.
    limits.byteTime = .seconds(3600)
    let server = try LoopbackServer.demo([fault], limits: limits, log: log)
    let client = try RawClient(port: server.port)
    client.send(Wire.login())
    while log.all.isEmpty { await Task.yield() }
    await server.stop(grace: .zero)
    withExtendedLifetime(client) {}
    #expect(
      log.all == ["1 POST /login: fault \(fault.rawValue)", "1 POST /login: given up, the server ends"])
  }

  @Test func `A client that goes away is a cancellation`() async throws {
    let service = EmbeddedService()
    service.setHolds(true)
    let server = try LoopbackServer(desk: service)
    var client: RawClient? = try RawClient(port: server.port)
    client?.send(Wire.login())
    while service.heldCount == 0 { await Task.yield() }
    client = nil
    while service.heldCount > 0 { await Task.yield() }
    #expect(service.exchanges.map(\.wasCancelled) == [true])
    #expect(!service.end(1, with: nil))
    await server.stop()
  }
}
