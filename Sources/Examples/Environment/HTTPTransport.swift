import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Something that carries a request to a server and brings the answer back.
@MainActor
public protocol HTTPTransport: AnyObject, Sendable {
  /// Sends a request; cancelling the task gives the request up.
  ///
  /// - Throws: a `URLError`, with the code `timedOut` if no answer came within the request's time-out.
  func send(_ request: URLRequest) async throws -> HTTPResponse
}
