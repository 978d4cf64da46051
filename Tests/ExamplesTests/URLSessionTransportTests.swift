import Examples
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live transport returns responses and errors unchanged, and cancels at once.
@MainActor @Suite struct URLSessionTransportTests {
  private let transport = URLSessionTransport(protocolClasses: [StubProtocol.self])

  @Test(
    arguments: [200, 204, 302, 401, 404, 500, 599, 600].map { ($0, Data("body".utf8)) }
      + [(200, Data()), (200, Data(repeating: 0x61, count: 5_000_000))])
  func `A response of any status arrives complete`(status: Int, body: Data) async throws {
    let address = StubProtocol.install(.answer(status: status, body: body))
    #expect(try await transport.send(request(address)) == HTTPResponse(status: status, body: body))
  }

  @Test func `The request arrives with method, header and timeout`() async throws {
    let address = StubProtocol.install(.answer(status: 200, body: Data()))
    _ = try await transport.send(
      LoginWire.request(for: Credentials(email: "a@b", password: "x"), at: address, timeout: 7))
    let request = try #require(StubProtocol.requests(to: address).first)
    #expect(request.httpMethod == "POST")
    #expect(request.url?.path == "/login")
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(request.timeoutInterval == 7)
  }

  @Test(arguments: [URLError.Code.cannotConnectToHost, .timedOut, .networkConnectionLost, .cannotFindHost])
  func `A failure arrives with its code`(code: URLError.Code) async {
    let address = StubProtocol.install(.failure(code))
    await #expect { try await transport.send(request(address)) } throws: { error in
      (error as? URLError)?.code == code
    }
  }

  @Test func `Cancelling ends the request at once`() async throws {
    let (began, beginning) = AsyncStream.makeStream(of: Void.self)
    let address = StubProtocol.install(.silence { beginning.yield() })
    let sending = Task { try await transport.send(request(address)) }
    for await _ in began { break }
    sending.cancel()
    await #expect { try await sending.value } throws: { ($0 as? URLError)?.code == .cancelled }
  }

  @Test func `The response cancels the timeout`() async throws {
    let address = StubProtocol.install(.answer(status: 200, body: Data()))
    let (time, passing) = AsyncStream.makeStream(of: Void.self)
    let (ends, ending) = AsyncStream.makeStream(of: Bool.self)
    let transport = URLSessionTransport(protocolClasses: [StubProtocol.self]) { _ in
      // The time never passes: only a cancellation ends the loop.
      for await _ in time {}
      ending.yield(Task.isCancelled)
      throw CancellationError()
    }
    _ = try await transport.send(request(address))
    var ended = ends.makeAsyncIterator()
    let wasCancelled = await ended.next()
    #expect(wasCancelled == true)
    passing.finish()
  }

  @Test func `A task that is cancelled before sending sends nothing and starts no timeout`() async {
    let address = StubProtocol.install(.answer(status: 200, body: Data()))
    var waits: [TimeInterval] = []
    let transport = URLSessionTransport(protocolClasses: [StubProtocol.self]) { waits.append($0) }
    let sending = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request(address))
    }
    await #expect { try await sending.value } throws: { ($0 as? URLError)?.code == .cancelled }
    #expect(StubProtocol.requests(to: address).isEmpty)
    // The waits begin in the order of the requests.
    _ = try? await transport.send(URLRequest(url: address, timeoutInterval: 1))
    while waits.isEmpty { await Task.yield() }
    #expect(waits == [1])
  }

  @Test func `Where cancelling and answering meet, each request ends once`() async {
    for _ in 0..<20 {
      let address = StubProtocol.install(.answer(status: 200, body: Data("x".utf8)))
      let sending = Task { try await transport.send(request(address)) }
      await Task.yield()
      sending.cancel()
      switch await sending.result {
      case .success(let answer): #expect(answer == HTTPResponse(status: 200, body: Data("x".utf8)))
      case .failure(let error): #expect((error as? URLError)?.code == .cancelled)
      }
    }
  }

  @Test func `Concurrent requests get their own responses`() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        let body = Data("\(number)".utf8)
        let address = StubProtocol.install(.answer(status: 200, body: body))
        let transport = transport
        group.addTask {
          let answer = try await transport.send(request(address))
          #expect(answer.body == body)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `A cookie is not kept for the next request`() async throws {
    let address = StubProtocol.install(.answer(status: 200, body: Data()))
    for _ in 1...2 { _ = try await transport.send(request(address)) }
    let requests = StubProtocol.requests(to: address)
    #expect(requests.count == 2, "the second answer came from a cache")
    #expect(requests.allSatisfy { $0.value(forHTTPHeaderField: "Cookie") == nil })
  }

  private func request(_ address: URL) -> URLRequest { URLRequest(url: address, timeoutInterval: 3600) }
}
