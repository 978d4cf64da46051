import AccountService
import Foundation
import Testing

@testable import Driver

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport numbers requests as the server does.
@MainActor @Suite struct MeteredTransportTests {
  @Test func `A request that was cancelled before sending has no number`() async throws {
    let meter = MeteredTransport(ScriptedTransport(service: EmbeddedService()))
    let server = URL(filePath: "/")
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await meter.send(URLRequest(url: server, timeoutInterval: 1))
    }
    await #expect { try await cancelled.value } throws: { ($0 as? URLError)?.code == .cancelled }
    #expect(try await meter.send(URLRequest(url: server, timeoutInterval: 2)).status == 404)
    #expect(meter.timeout(of: 1) == 2)
    #expect(meter.inFlight == 0)
  }
}
