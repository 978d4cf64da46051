import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends HTTP requests.
@MainActor
public protocol HTTPTransport: AnyObject, Sendable {
  /// Sends a request and returns the response; cancelling the task cancels the request.
  ///
  /// - Throws: `URLError`, with the code `timedOut` if no complete response came within the request's timeout.
  func send(_ request: URLRequest) async throws -> HTTPResponse
}
