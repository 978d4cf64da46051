import AccountServer
import AccountService
import Examples
import Scenarios

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
      let server = try LoopbackServer(desk: service)
      let clock = ManualClock()
      return World(
        service: service, transport: URLSessionTransport { _ in try await clock.wait() }, server: server.url,
        endTimeout: clock.end, end: { await server.stop() })
    }
  }
}
