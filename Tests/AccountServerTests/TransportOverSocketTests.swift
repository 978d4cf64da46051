import Examples
import Foundation
import Testing

@testable import AccountServer

@MainActor @Suite(.serialized) struct TransportOverSocketTests {
  private let log = RecordLog()
  private let transport = URLSessionTransport()

  private func send(to server: LoopbackServer, timeout: TimeInterval = 3600) async throws -> HTTPResponse {
    let ada = Credentials(email: "ada@example.com", password: "lovelace")
    return try await transport.send(LoginWire.request(for: ada, at: server.url, timeout: timeout))
  }

  private func logIn(_ fault: ConnectionFault, timeout: TimeInterval = 3600) async throws(LoginFailure)
    -> String
  {
    let answer: HTTPResponse
    do {
      let server = try LoopbackServer.demo([fault])
      answer = try await send(to: server, timeout: timeout)
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
  func `A fault becomes a login failure`(fault: ConnectionFault, failure: LoginFailure) async {
    await #expect(throws: failure) { try await logIn(fault) }
  }

  @Test(arguments: [ConnectionFault.none, .chunked]) func `A valid response logs in`(fault: ConnectionFault)
    async throws
  {
    #expect(try await logIn(fault) == "Ada Lovelace")
  }

  @Test(.nightly, arguments: [ConnectionFault.noAnswer, .byteASecond])
  func `Bytes that trickle in do not extend the timeout`(fault: ConnectionFault) async {
    // The response has about 200 bytes, sent one per second.
    await #expect(throws: LoginFailure.timedOut) { try await logIn(fault, timeout: 1.2) }
  }

  @Test func `A redirect is not followed, so that no other server gets the credentials`() async throws {
    let server = try LoopbackServer.demo([.redirect], log: log)
    #expect(try await send(to: server).status == 307)
    await server.stop()
    #expect(log.all == ["1 POST /login: fault redirect"])
  }

  @Test func `A request whose connection breaks is not sent again`() async throws {
    let server = try LoopbackServer.demo([.none, .resetBeforeAnswer], log: log)
    #expect(try await send(to: server).status == 200)
    await #expect { try await send(to: server) } throws: { LoginWire.failure(for: $0) == .noConnection }
    await server.stop()
    #expect(log.all == ["1 POST /login: 200 OK", "2 POST /login: fault reset-before-answer"])
  }

  @Test func `A connection that is closed without a response is a connection failure`() async throws {
    let server = try LoopbackServer.demo([.noAnswer], log: log)
    let sending = Task { try await send(to: server) }
    try await log.waitForLine()
    await server.stop()
    await #expect { try await sending.value } throws: { LoginWire.failure(for: $0) == .noConnection }
  }
}
