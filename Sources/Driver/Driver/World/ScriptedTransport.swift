import AccountService
import Examples
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes requests to an embedded service without a network, on the main actor and in order.
///
/// The service keeps a cancelled request, so that its answer can still arrive late.
@MainActor
final class ScriptedTransport: HTTPTransport {
  private let service: EmbeddedService

  init(service: EmbeddedService) {
    self.service = service
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    guard !Task.isCancelled else { throw URLError(.cancelled) }
    let number = Mutex(0)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let received = service.receive(request) { reply in
          switch reply {
          case .answer(let answer): continuation.resume(returning: answer)
          case .failure(let code): continuation.resume(throwing: URLError(code))
          }
        }
        number.withLock { $0 = received }
      }
    } onCancel: { [service] in
      service.cancel(number.withLock { $0 }, isGone: false)
    }
  }
}
