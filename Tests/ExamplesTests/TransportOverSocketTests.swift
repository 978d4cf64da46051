import AccountServer
import AccountService
import Examples
import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the live transport makes of all that can happen on a real connection.
@MainActor @Suite(.serialized) struct TransportOverSocketTests {
  private static let ada = Credentials(email: "ada@example.com", password: "lovelace")

  private func logIn(_ fault: ConnectionFault, timeout: TimeInterval = 600) async throws(LoginFailure)
    -> String
  {
    let answer: HTTPResponse
    do {
      let server = try LoopbackServer(faults: [fault])
      answer = try await URLSessionTransport().send(
        LoginWire.request(for: Self.ada, at: server.url, timeout: timeout))
      await server.stop()
    } catch {
      throw LoginWire.failure(for: error)
    }
    return try LoginWire.session(from: answer).user.name
  }

  @Test(arguments: [
    (ConnectionFault.refuse, LoginFailure.noConnection), (.resetBeforeAnswer, .noConnection),
    (.resetInBody, .unreadableAnswer), (.truncatedBody, .unreadableAnswer), (.wrongLength, .unreadableAnswer),
    (.garbage, .unreadableAnswer), (.redirect, .unreadableAnswer), (.hugeBody, .unreadableAnswer),
    (.serverError, .serverProblem), (.unavailable, .serverProblem),
  ])
  func `A fault shows as the failure that it is`(fault: ConnectionFault, failure: LoginFailure) async {
    await #expect(throws: failure) { try await logIn(fault) }
  }

  @Test(arguments: [ConnectionFault.none, .chunked]) func `What HTTP allows works`(fault: ConnectionFault)
    async throws
  {
    #expect(try await logIn(fault) == "Ada Lovelace")
  }

  @Test(arguments: [ConnectionFault.noAnswer, .byteASecond])
  func `An answer must be whole in time, however busily its bytes trickle in`(fault: ConnectionFault) async {
    await #expect(throws: LoginFailure.timedOut) { try await logIn(fault, timeout: 1.2) }
  }

  @Test func `A redirect is not followed: nobody else hears of the credentials`() async throws {
    let log = Log()
    let elsewhere = try LoopbackServer(log: log.add)
    let server = try LoopbackServer(faults: [.redirect], redirectLocation: elsewhere.address + "/login")
    let answer = try await URLSessionTransport().send(
      LoginWire.request(for: Self.ada, at: server.url, timeout: 600))
    #expect(answer.status == 307)
    await elsewhere.stop()
    #expect(log.outcomes == [])
  }

  @Test func `A request whose connection breaks is not sent once more`() async throws {
    let log = Log()
    let server = try LoopbackServer(faults: [.none, .resetBeforeAnswer], log: log.add)
    let transport = URLSessionTransport()
    let request = LoginWire.request(for: Self.ada, at: server.url, timeout: 600)
    #expect(try await transport.send(request).status == 200)
    await #expect { try await transport.send(request) } throws: {
      LoginWire.failure(for: $0) == .noConnection
    }
    await server.stop()
    #expect(log.outcomes == [.status(200), .fault(.resetBeforeAnswer)])
  }

  @Test func `A connection that ends in good order without an answer has reached nobody`() async throws {
    let log = Log()
    let server = try LoopbackServer(faults: [.noAnswer], log: log.add)
    let request = LoginWire.request(for: Self.ada, at: server.url, timeout: 600)
    let sending = Task { try await URLSessionTransport().send(request) }
    while log.outcomes.isEmpty { await Task.yield() }
    await server.stop()
    await #expect { try await sending.value } throws: { LoginWire.failure(for: $0) == .noConnection }
  }

  @Test func `Who gives up closes the connection`() async throws {
    let log = Log()
    let server = try LoopbackServer(faults: [.noAnswer], log: log.add)
    let request = LoginWire.request(for: Self.ada, at: server.url, timeout: 600)
    let sending = Task { try await URLSessionTransport().send(request) }
    while log.outcomes.isEmpty { await Task.yield() }
    sending.cancel()
    await #expect { try await sending.value } throws: { ($0 as? URLError)?.code == .cancelled }
    while log.outcomes.count < 2 { await Task.yield() }
    #expect(log.outcomes == [.fault(.noAnswer), .gone])
    withExtendedLifetime(server) {}
  }

  @Test func `An answer without an end is not read for ever`() async throws {
    let address = StubProtocol.install(
      .answer(status: 200, body: Data(repeating: 0x20, count: (16 << 20) + 1)))
    await #expect {
      try await URLSessionTransport(protocolClasses: [StubProtocol.self]).send(URLRequest(url: address))
    } throws: {
      LoginWire.failure(for: $0) == .unreadableAnswer
    }
  }

  /// What came of the requests that a server has had.
  private final class Log: Sendable {
    private let records = Mutex<[RequestRecord.Outcome]>([])

    var outcomes: [RequestRecord.Outcome] { records.withLock { $0 } }
    var add: @Sendable (RequestRecord) -> Void {
      { [self] record in records.withLock { $0.append(record.outcome) } }
    }
  }
}
