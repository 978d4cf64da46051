import Examples
import Foundation
import Testing

@testable import Scenarios

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport numbers requests as the server does.
@MainActor @Suite struct MeteredTransportTests {
  @Test func `A request that was cancelled before sending has no number`() async {
    let meter = MeteredTransport(UnreachableTransport())
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await meter.send(Self.request(timeout: 1))
    }
    await #expect { try await cancelled.value } throws: { ($0 as? URLError)?.code == .cancelled }
    await #expect(throws: URLError.self) { try await meter.send(Self.request(timeout: 2)) }
    #expect(meter.timeout(of: 1) == 2)
    #expect(meter.inFlight == 0)
  }

  private static func request(timeout: TimeInterval) -> URLRequest {
    URLRequest(url: URL(filePath: "/"), timeoutInterval: timeout)
  }
}

/// A transport that fails every request.
private final class UnreachableTransport: HTTPTransport {
  func send(_ request: URLRequest) async throws -> HTTPResponse {
    throw URLError(.cannotConnectToHost)
  }
}
