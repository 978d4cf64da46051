import AccountService
import Examples
import Foundation
import Synchronization

/// The surroundings of a driven program: its settings, its server and its disk.
@MainActor
public final class World {
  /// The environment passed to the program.
  public internal(set) var environment: ExampleEnvironment

  /// The embedded service that answers requests; nil with a real server.
  public let service: EmbeddedService?

  /// The disk that steps may change; nil if the program uses the user's disk.
  package let disk: ScenarioDisk?

  let transport: MeteredTransport
  /// Whether the connection to the service is at work, though all requests have reached it.
  let isBusy: () -> Bool
  /// Ends the timeout of a request, numbered from 1.
  let endTimeout: (Int) -> Void
  private let end: () async -> Void

  private init(
    settings: [String] = [], service: EmbeddedService?, transport: any HTTPTransport, server: URL,
    timeout: TimeInterval, file: @escaping @Sendable (String) -> URL, disk: ScenarioDisk? = nil,
    isBusy: @escaping () -> Bool = { false }, endTimeout: @escaping (Int) -> Void = { _ in },
    end: @escaping () async -> Void = {}
  ) {
    self.service = service
    self.disk = disk
    self.transport = MeteredTransport(transport)
    self.isBusy = isBusy
    self.endTimeout = endTimeout
    self.end = end
    environment = ExampleEnvironment(
      settings: settings, transport: self.transport, server: server, timeout: timeout, file: file)
  }

  /// Creates a scenario's world: a disk of its own, and a service reached over a transport.
  ///
  /// - Parameters:
  ///   - service: The service that steps control.
  ///   - transport: The transport to the service.
  ///   - server: The service's address.
  ///   - isBusy: Whether the service has yet to notice something, such as a cancelled request.
  ///   - endTimeout: Ends the timeout of a request, numbered from 1, where the service cannot.
  ///   - end: Called when the scenario has ended.
  public convenience init(
    service: EmbeddedService, transport: any HTTPTransport, server: URL,
    isBusy: @escaping () -> Bool = { false }, endTimeout: @escaping (Int) -> Void = { _ in },
    end: @escaping () async -> Void = {}
  ) {
    let disk = ScenarioDisk()
    self.init(
      service: service, transport: transport, server: server, timeout: 7, file: disk.file, disk: disk,
      isBusy: isBusy, endTimeout: endTimeout, end: end)
    let next = Self.counter()
    environment.makeKey = { "key-\(next())" }
  }

  /// Creates a scenario's world whose service is called directly on the main actor.
  public convenience init() {
    let service = Self.service()
    self.init(
      service: service, transport: ScriptedTransport(service: service),
      server: URL(string: "http://service.script") ?? URL(filePath: "/"))
  }

  /// Creates the service of a scenario: the first change comes at 2026-01-02T00:00:00Z, each other a second later.
  public nonisolated static func service() -> EmbeddedService {
    let next = counter()
    let midnight = Date(timeIntervalSince1970: 1_767_312_000)
    return EmbeddedService(endpoints: Endpoints(now: { midnight + Double(next() - 1) }))
  }

  /// Returns a function that counts its calls, from 1.
  package nonisolated static func counter() -> @Sendable () -> Int {
    let count = Mutex(0)
    return {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  /// Creates the world of a command: `URLSession` and the user's disk.
  public static func live(
    settings: [String] = [], fault: Fault?, server: URL?, timeout: TimeInterval,
    file: @escaping @Sendable (String) -> URL
  ) -> World {
    if let server {
      return World(
        settings: settings, service: nil, transport: URLSessionTransport(), server: server, timeout: timeout,
        file: file)
    }
    let service = EmbeddedService(fault: fault)
    return World(
      settings: settings, service: service,
      transport: URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]),
      server: EmbeddedURLProtocol.install(service), timeout: timeout, file: file)
  }

  /// Deletes the scenario's disk and stops its server.
  func end() async {
    disk?.delete()
    await end()
  }
}
