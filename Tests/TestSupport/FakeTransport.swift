import Examples
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A test double that holds every request until the test answers it; cancelling does not end a request.
@MainActor
public final class FakeTransport: HTTPTransport {
  /// The address of a server that does not exist.
  static let server: URL = {
    var address = URLComponents()
    (address.scheme, address.host) = ("http", "server.test")
    return address.url ?? URL(filePath: "/")
  }()

  /// The requests so far.
  public private(set) var requests: [URLRequest] = []

  /// The indices of the cancelled requests.
  public private(set) var cancelled: Set<Int> = []

  private let replies = HeldReplies<HTTPResponse, any Error>()

  nonisolated init() {}

  /// Holds the request until the test answers it.
  public func send(_ request: URLRequest) async throws -> HTTPResponse {
    let number = requests.count
    requests.append(request)
    defer { if Task.isCancelled { cancelled.insert(number) } }
    return try await replies.next()
  }

  /// The bodies sent so far, as text.
  public var bodies: [String] {
    requests.map { String(decoding: $0.httpBody ?? Data(), as: UTF8.self) }
  }

  /// Answers the request at an index and waits until the program is idle.
  public func answer(
    _ number: Int = 0, status: Int, body: String = "", at place: SourceLocation = #_sourceLocation
  ) async {
    let response = HTTPResponse(status: status, body: Data(body.utf8))
    await replies.end(number, with: .success(response), at: place)
  }

  /// Fails the request at an index and waits until the program is idle.
  public func fail(
    _ number: Int = 0, with code: URLError.Code, at place: SourceLocation = #_sourceLocation
  ) async {
    await replies.end(number, with: .failure(URLError(code)), at: place)
  }
}
