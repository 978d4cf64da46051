import AccountServer
import AccountService
import Examples
import Foundation
import Scenarios
import Synchronization

/// How a scenario's requests reach the service.
enum Way: CaseIterable {
  /// Directly, on the main actor.
  case script
  /// Through `URLSession` and the embedded `URLProtocol`.
  case urlSession
  /// Through `URLSession` and a real connection to a server at a port of its own.
  case socket

  /// A scenario's world whose service is reached so.
  @MainActor
  func world() throws -> World {
    let service = EmbeddedService()
    switch self {
    case .script: return World()
    case .urlSession:
      return World(
        service: service, transport: URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]),
        server: EmbeddedURLProtocol.install(service))
    case .socket:
      var limits = ServerLimits()
      for time in [\ServerLimits.requestTimeout, \.idleTimeout, \.writeTimeout] {
        // A busy machine may keep anybody waiting.
        limits[keyPath: time] = .seconds(3600)
      }
      let server = try LoopbackServer(limits: limits, handler: service.answer)
      let clock = ManualClock()
      return World(
        service: service, transport: URLSessionTransport { _ in try await clock.wait() }, server: server.url,
        endTimeout: clock.end, end: { await server.stop() })
    }
  }
}

extension EmbeddedService {
  /// Answers over a socket: holds the connection until the service replies or the client leaves.
  @Sendable
  fileprivate func answer(
    method: String, path: String, body: Data, clientLeaves: (Duration) -> Bool
  ) -> HTTPResponse? {
    let replies = Replies()
    let number = receive(method: method, path: path, body: body, timeout: nil) { replies.add($0) }
    while true {
      switch replies.first {
      case .answer(let response): return response
      case .failure(.timedOut):
        // The client's own clock ends the request.
        while !clientLeaves(.milliseconds(2)) {}
        return nil
      case .failure: return nil
      case nil:
        guard !clientLeaves(.milliseconds(2)) else {
          cancel(number, isGone: true)
          return nil
        }
      }
    }
  }

  private final class Replies: Sendable {
    private let all = Mutex<[Reply]>([])

    var first: Reply? { all.withLock(\.first) }

    func add(_ reply: Reply) { all.withLock { $0.append(reply) } }
  }
}
