import AccountService
import Examples
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends a request once the service has those before it, and lets a cancelled one end once the service has noticed.
///
/// Requests over several connections overtake each other otherwise.
@MainActor
final class OrderedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let service: EmbeddedService
  private var sent = 0
  private let cancelled = Mutex(0)

  init(_ transport: any HTTPTransport, to service: EmbeddedService) {
    (self.transport, self.service) = (transport, service)
  }

  /// Whether a request was cancelled and has not ended.
  var isCancelling: Bool { cancelled.withLock { $0 > 0 } }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    while service.exchanges.count < sent, !Task.isCancelled { await Task.yield() }
    sent += 1
    let number = sent
    let result = await withTaskCancellationHandler {
      await Result { try await transport.send(request) }
    } onCancel: {
      cancelled.withLock { $0 += 1 }
    }
    if Task.isCancelled {
      while service.exchanges.dropFirst(number - 1).first?.state == .held { await Task.yield() }
      cancelled.withLock { $0 -= 1 }
    }
    // It was cancelled before it reached the service.
    if service.exchanges.count < number { sent -= 1 }
    return try result.get()
  }
}

extension Result where Failure == any Error {
  fileprivate nonisolated(nonsending) init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
