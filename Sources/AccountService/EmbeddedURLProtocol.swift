import Examples
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Puts an `EmbeddedService` where `URLSession` expects the network.
public final class EmbeddedURLProtocol: URLProtocol {
  private static let services = Mutex<[String: EmbeddedService]>([:])

  /// Held while a reply is delivered and while loading stops, so that no reply comes after the stop: the Foundation of
  /// Linux ends the whole program when it does. The client may stop the loading within a delivery, hence recursive.
  private let delivery = NSRecursiveLock()
  nonisolated(unsafe) private var isStopped = false

  /// The number of the request at the service, once it has been received.
  private let number = Mutex<Int?>(nil)

  /// Has a service answer all requests to an address of its own, and returns that address.
  public static func install(_ service: EmbeddedService) -> URL {
    services.withLock { services in
      let host = "service-\(services.count + 1).embedded"
      services[host] = service
      var address = URLComponents()
      (address.scheme, address.host) = ("http", host)
      return address.url ?? URL(filePath: host)
    }
  }

  /// Whether the request goes to an installed service.
  public override class func canInit(with request: URLRequest) -> Bool {
    service(for: request) != nil
  }

  /// The request as it is.
  public override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  /// Hands the request to its service.
  public override func startLoading() {
    guard let service = Self.service(for: request), let url = request.url else { return }
    // `URLProtocol` is marked as not sendable, but it may talk to its client from any thread.
    nonisolated(unsafe) let loader = self
    let number = service.receive(request) { reply in
      loader.delivery.withLock {
        if !loader.isStopped { loader.deliver(reply, from: url) }
      }
    }
    self.number.withLock { $0 = number }
  }

  /// Tells the service that nobody waits any more.
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
