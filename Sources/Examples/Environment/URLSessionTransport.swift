import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live transport: `URLSession` without cache and cookies.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// Makes a transport; `protocolClasses` are asked before the network.
  public init(protocolClasses: [AnyClass] = []) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = protocolClasses + (configuration.protocolClasses ?? [])
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    session = URLSession(configuration: configuration)
  }

  deinit {
    session.invalidateAndCancel()
  }

  /// Sends a request over the network, or to the protocol class that takes it.
  public func send(_ request: URLRequest) async throws -> HTTPResponse {
    let (body, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return HTTPResponse(status: response.statusCode, body: body)
  }
}
