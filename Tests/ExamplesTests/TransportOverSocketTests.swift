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

  private func logIn(_ fault: ConnectionFault, timeout: TimeInterval = 20) async throws(LoginFailure)
    -> String
  {
    let answer: HTTPResponse
    do {
      let server = try LoopbackServer(desk: AccountDesk(accounts: Account.demo), faults: [fault])
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
    let other = EmbeddedService()
    let elsewhere = try LoopbackServer(desk: other)
    let server = try LoopbackServer(
      desk: AccountDesk(accounts: Account.demo), faults: [.redirect],
      redirectLocation: elsewhere.address + "/login")
    let answer = try await URLSessionTransport().send(
      LoginWire.request(for: Self.ada, at: server.url, timeout: 20))
    #expect(answer.status == 307)
    #expect(other.exchanges.isEmpty)
  }

  @Test func `A request whose connection breaks is not sent once more`() async throws {
    let service = EmbeddedService()
    let server = try LoopbackServer(desk: service)
    let transport = URLSessionTransport()
    let request = LoginWire.request(for: Self.ada, at: server.url, timeout: 20)
    #expect(try await transport.send(request).status == 200)
    service.setHolds(true)
    let second = Task { try await transport.send(request) }
    while service.heldCount == 0 { await Task.yield() }
    service.end(with: .failure(.cannotConnectToHost))
    await #expect { try await second.value } throws: { LoginWire.failure(for: $0) == .noConnection }
    #expect(service.exchanges.count == 2)
  }

  @Test func `A connection that ends in good order without an answer has reached nobody`() async throws {
    let service = EmbeddedService()
    service.setHolds(true)
    let server = try LoopbackServer(desk: service)
    let request = LoginWire.request(for: Self.ada, at: server.url, timeout: 20)
    let sending = Task { try await URLSessionTransport().send(request) }
    while service.heldCount == 0 { await Task.yield() }
    await server.stop()
    await #expect { try await sending.value } throws: { LoginWire.failure(for: $0) == .noConnection }
  }

  @Test func `Who gives up closes the connection`() async throws {
    let service = EmbeddedService()
    service.setHolds(true)
    let server = try LoopbackServer(desk: service)
    let sending = Task {
      try await URLSessionTransport().send(LoginWire.request(for: Self.ada, at: server.url, timeout: 20))
    }
    while service.heldCount == 0 { await Task.yield() }
    sending.cancel()
    await #expect { try await sending.value } throws: { ($0 as? URLError)?.code == .cancelled }
    while service.heldCount > 0 { await Task.yield() }
    #expect(service.exchanges.map(\.wasCancelled) == [true])
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
}
