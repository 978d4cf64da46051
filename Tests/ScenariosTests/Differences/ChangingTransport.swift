import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that changes what another one sends and receives.
@MainActor
final class ChangingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let request: (URLRequest) -> URLRequest
  private let response: (HTTPResponse) -> HTTPResponse
  private let whenLate: () -> Void

  /// Creates a transport; `whenLate` is called when a cancelled request ends.
  init(
    _ base: any HTTPTransport, request: @escaping (URLRequest) -> URLRequest = { $0 },
    response: @escaping (HTTPResponse) -> HTTPResponse = { $0 }, whenLate: @escaping () -> Void = {}
  ) {
    self.base = base
    self.request = request
    self.response = response
    self.whenLate = whenLate
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    defer { if Task.isCancelled { whenLate() } }
    return response(try await base.send(self.request(request)))
  }
}
