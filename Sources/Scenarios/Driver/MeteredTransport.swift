import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Counts the requests that pass through to another transport, so that the driver knows when none is on its way, and
/// notes what the other side cannot see.
@MainActor
final class MeteredTransport: HTTPTransport {
  private let transport: any HTTPTransport
  /// Called when a request is sent and when it has ended.
  var didChange: (() -> Void)?
  private(set) var inFlight = 0
  private var timeouts: [TimeInterval] = []

  /// Meters a transport.
  init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  /// How long the sender of a request, counted from 1, would wait for the answer.
  func timeout(of number: Int) -> TimeInterval {
    timeouts.indices.contains(number - 1) ? timeouts[number - 1] : 0
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    // Else it would count here and not at the server.
    guard !Task.isCancelled else { throw URLError(.cancelled) }
    inFlight += 1
    didChange?()
    timeouts.append(request.timeoutInterval)
    defer {
      inFlight -= 1
      didChange?()
    }
    return try await transport.send(request)
  }
}
