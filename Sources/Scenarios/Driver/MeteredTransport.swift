import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Counts the requests that pass through to another transport, so that the driver knows when none is on its way.
@MainActor
final class MeteredTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private(set) var inFlight = 0
  private(set) var finished = 0

  init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    inFlight += 1
    defer {
      inFlight -= 1
      finished += 1
    }
    return try await transport.send(request)
  }
}
