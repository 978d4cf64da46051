import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A test double for the network; each test installs a host with a behaviour of its own.
final class StubProtocol: URLProtocol {
  /// The reaction to a request.
  enum Behaviour: Sendable {
    case answer(status: Int, body: Data)
    case failure(URLError.Code)
    /// Sends no response, and calls `began`.
    case silence(began: @Sendable () -> Void)
  }

  private static let behaviours = Mutex<[String: Behaviour]>([:])
  private static let received = Mutex<[String: [URLRequest]]>([:])

  /// Installs a behaviour at a new host and returns its address.
  static func install(_ behaviour: Behaviour) -> URL {
    let host = "stub-\(UUID().uuidString.lowercased()).example"
    behaviours.withLock { $0[host] = behaviour }
    var address = URLComponents()
    (address.scheme, address.host) = ("http", host)
    return address.url ?? URL(filePath: host)
  }

  /// The requests that a host has received.
  static func requests(to address: URL) -> [URLRequest] {
    received.withLock { $0[address.host() ?? "", default: []] }
  }

  override class func canInit(with request: URLRequest) -> Bool {
    behaviours.withLock { $0[request.url?.host() ?? ""] != nil }
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let host = url.host() else { return }
    Self.received.withLock { $0[host, default: []].append(request) }
    switch Self.behaviours.withLock({ $0[host] }) {
    case .answer(let status, let body):
      guard let head = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
      else {
        return
      }
      client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let code): client?.urlProtocol(self, didFailWithError: URLError(code))
    case .silence(let began): began()
    case nil: break
    }
  }

  override func stopLoading() {}
}
