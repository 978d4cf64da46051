import Examples
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `URLProtocol` that sends requests to an `EmbeddedService` instead of the network.
public final class EmbeddedURLProtocol: URLProtocol {
  private static let services = Mutex<[String: EmbeddedService]>([:])

  /// Held while a reply is delivered and while loading stops: swift-corelibs-foundation traps on a reply after the stop.
  ///
  /// Recursive, because the client may stop loading during a delivery.
  private let delivery = NSRecursiveLock()
  nonisolated(unsafe) private var isStopped = false

  /// The request's number in its service, once received.
  private let number = Mutex<Int?>(nil)

  /// Registers a service under a new host and returns its URL.
  public static func install(_ service: EmbeddedService) -> URL {
    services.withLock { services in
      let host = "service-\(services.count + 1).embedded"
      services[host] = service
      return URL(string: "http://\(host)") ?? URL(filePath: host)
    }
  }

  /// Whether the request's host is that of an installed service.
  public override class func canInit(with request: URLRequest) -> Bool {
    service(for: request) != nil
  }

  /// The request, unchanged.
  public override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  /// Sends the request to its service.
  public override func startLoading() {
    guard let service = Self.service(for: request), let url = request.url else { return }
    // `URLProtocol` is not `Sendable`, but it may call its client on any thread.
    nonisolated(unsafe) let loader = self
    let number = service.receive(request) { reply in
      loader.delivery.withLock {
        if !loader.isStopped { loader.deliver(reply, from: url) }
      }
    }
    self.number.withLock { $0 = number }
  }

  /// Cancels the request in its service.
  public override func stopLoading() {
    delivery.withLock { isStopped = true }
    guard let number = number.withLock({ $0 }) else { return }
    Self.service(for: request)?.cancel(number, isGone: true)
  }

  private func deliver(_ reply: Reply, from url: URL) {
    switch reply {
    case .answer(let answer):
      guard
        let head = HTTPURLResponse(
          url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: answer.body)
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let code):
      client?.urlProtocol(self, didFailWithError: URLError(code))
    }
  }

  private static func service(for request: URLRequest) -> EmbeddedService? {
    guard let host = request.url?.host() else { return nil }
    return services.withLock { $0[host] }
  }
}
