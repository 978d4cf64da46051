import AccountService
import Examples
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor @Suite struct EmbeddedURLProtocolTests {
  private let transport = URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self])

  @Test func `Only requests to installed services are handled`() throws {
    let installed = EmbeddedURLProtocol.install(EmbeddedService())
    let other = try #require(URL(string: "http://service-0.embedded/login"))
    #expect(EmbeddedURLProtocol.canInit(with: URLRequest(url: installed.appending(path: "login"))))
    #expect(!EmbeddedURLProtocol.canInit(with: URLRequest(url: other)))
    #expect(!EmbeddedURLProtocol.canInit(with: URLRequest(url: URL(filePath: "/login"))))
  }

  @Test func `A megabyte arrives completely`() async throws {
    let address = EmbeddedURLProtocol.install(EmbeddedService(fault: .hugeBody))
    #expect(try await send(to: address).body.count == 1_000_000)
  }

  @Test func `Concurrent cancelling and answering ends each request once`() async {
    let service = EmbeddedService()
    service.setHolds(true)
    let address = EmbeddedURLProtocol.install(service)
    for number in 1...20 {
      let sending = Task { try await send(to: address) }
      while service.exchanges.count < number { await Task.yield() }
      let ending = Task.detached { service.end(number, with: .answer(HTTPResponse(status: 500))) }
      sending.cancel()
      switch await sending.result {
      case .success(let answer): #expect(answer == HTTPResponse(status: 500))
      case .failure(let error): #expect((error as? URLError)?.code == .cancelled)
      }
      _ = await ending.value
      while service.heldCount > 0 { await Task.yield() }
    }
  }

  @Test func `The response cancels the timeout`() async throws {
    let (time, passing) = AsyncStream.makeStream(of: Void.self)
    let (ends, ending) = AsyncStream.makeStream(of: Bool.self)
    let transport = URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]) { _ in
      // The time never passes: only a cancellation ends the loop.
      for await _ in time {}
      ending.yield(Task.isCancelled)
      throw CancellationError()
    }
    _ = try await send(to: EmbeddedURLProtocol.install(EmbeddedService()), by: transport)
    var ended = ends.makeAsyncIterator()
    let wasCancelled = await ended.next()
    #expect(wasCancelled == true)
    passing.finish()
  }

  @Test func `A task that is cancelled before sending sends nothing and starts no timeout`() async {
    let service = EmbeddedService()
    let address = EmbeddedURLProtocol.install(service)
    var waits: [TimeInterval] = []
    let transport = URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]) { waits.append($0) }
    let sending = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await send(to: address, by: transport)
    }
    await #expect { try await sending.value } throws: { ($0 as? URLError)?.code == .cancelled }
    #expect(service.exchanges.isEmpty)
    // The waits begin in the order of the requests.
    _ = try? await send(to: address, timeout: 1, by: transport)
    while waits.isEmpty { await Task.yield() }
    #expect(waits == [1])
  }

  private func send(
    to address: URL, timeout: TimeInterval = 3600, by other: URLSessionTransport? = nil
  ) async throws -> HTTPResponse {
    let ada = Credentials(email: "ada@example.com", password: "lovelace")
    return try await (other ?? transport).send(LoginWire.request(for: ada, at: address, timeout: timeout))
  }
}
