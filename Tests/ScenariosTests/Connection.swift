import AccountServer
import AccountService
import Examples
import Foundation
import Driver
import Synchronization

/// The connection from a scenario's requests to the service.
enum Connection: CaseIterable {
  /// Direct calls on the main actor.
  case script
  /// `URLSession` with the embedded `URLProtocol`.
  case urlSession
  /// `URLSession` with a socket to a loopback server.
  case socket

  /// Creates a scenario's world with this connection.
  @MainActor
  func world() throws -> World {
    let (service, clock) = (World.service(), ManualClock())
    switch self {
    case .script: return World()
    case .urlSession:
      // The service alone ends a request: a busy machine may take longer than its timeout.
      let session = URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]) { _ in
        try await clock.wait()
      }
      let transport = OrderedTransport(session, to: service)
      return World(
        service: service, transport: transport, server: EmbeddedURLProtocol.install(service),
        isBusy: { transport.isCancelling })
    case .socket:
      var limits = ServerLimits()
      for timeout in [\ServerLimits.requestTimeout, \.idleTimeout, \.writeTimeout] {
        // No limit ends a request on a busy machine.
        limits[keyPath: timeout] = .seconds(3600)
      }
      let server = try LoopbackServer(limits: limits, handler: service.answer)
      let transport = OrderedTransport(URLSessionTransport { _ in try await clock.wait() }, to: service)
      return World(
        service: service, transport: transport, server: server.url, isBusy: { transport.isCancelling },
        endTimeout: clock.end, end: { await server.stop() })
    }
  }
}

extension EmbeddedService {
  /// Answers a request over a socket once the service replies; nil if the client leaves before.
  @Sendable
  fileprivate func answer(_ request: ServiceRequest, clientLeaves: (Duration) -> Bool) -> HTTPResponse? {
    let received = Mutex<Reply?>(nil)
    let number = receive(request, timeout: nil) { reply in received.withLock { $0 = reply } }
    while true {
      switch received.withLock(\.self) {
      case .answer(let response): return response
      case .failure(.timedOut):
        // The client's manual clock ends the request.
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
}
