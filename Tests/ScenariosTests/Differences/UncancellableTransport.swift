import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport whose requests go on when their task is cancelled.
@MainActor
final class UncancellableTransport: HTTPTransport {
  private let base: any HTTPTransport

  init(_ base: any HTTPTransport) {
    self.base = base
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    // Another task, which is not cancelled with the one that waits.
    try await Task { try await base.send(request) }.value
  }
}
