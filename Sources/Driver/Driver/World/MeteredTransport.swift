import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Forwards requests to another transport, counts those in flight, and records their timeouts.
@MainActor
final class MeteredTransport: HTTPTransport {
  private let transport: any HTTPTransport
  /// Called when a request starts and when it ends.
  var didChange: (() -> Void)?
  private(set) var inFlight = 0
  private var timeouts: [TimeInterval] = []

  /// Wraps a transport.
  init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  /// The timeout of a request in seconds; requests are numbered from 1.
  func timeout(of number: Int) -> TimeInterval {
    timeouts.indices.contains(number - 1) ? timeouts[number - 1] : 0
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    // The server never sees a request that was cancelled before it was sent, so do not number it.
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
