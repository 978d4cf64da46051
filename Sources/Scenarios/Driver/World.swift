import AccountService
import Examples
import Foundation

/// What surrounds a program under the driver: its settings, its server and its disk.
@MainActor
public final class World {
  /// What the program is given.
  public internal(set) var environment: ExampleEnvironment

  /// The service that answers requests; none with a real server.
  public let service: EmbeddedService?

  /// The disk that steps may change; none on a user's own.
  package let disk: ScenarioDisk?

  let transport: MeteredTransport
  private let endTimeout: (Int) -> Void
  private let end: () async -> Void

  private init(
    settings: [String] = [], service: EmbeddedService?, transport: any HTTPTransport, server: URL,
    timeout: TimeInterval, file: @escaping @Sendable (String) -> URL, disk: ScenarioDisk? = nil,
    endTimeout: @escaping (Int) -> Void = { _ in }, end: @escaping () async -> Void = {}
  ) {
    self.service = service
    self.disk = disk
    self.transport = MeteredTransport(transport)
    self.endTimeout = endTimeout
    self.end = end
    environment = ExampleEnvironment(
      settings: settings, transport: self.transport, server: server, timeout: timeout, file: file)
  }

  /// Makes a scenario's world: a disk of its own, and a service reached over some transport.
  ///
  /// - Parameters:
  ///   - service: The service that steps steer.
  ///   - transport: What brings it the requests.
  ///   - server: The service's address.
  ///   - endTimeout: Ends the timeout of a request, counted from 1, where the service cannot.
  ///   - end: Called when the scenario has ended.
  public convenience init(
    service: EmbeddedService, transport: any HTTPTransport, server: URL,
    endTimeout: @escaping (Int) -> Void = { _ in }, end: @escaping () async -> Void = {}
  ) {
    let disk = ScenarioDisk()
    self.init(
      service: service, transport: transport, server: server, timeout: 7, file: disk.file, disk: disk,
      endTimeout: endTimeout, end: end)
  }

  /// Makes a scenario's world whose service is called directly, on the main actor, which needs nothing of the system.
  public convenience init() {
    let service = EmbeddedService()
    self.init(
      service: service, transport: ScriptedTransport(service: service),
      server: URL(string: "http://service.script") ?? URL(filePath: "/"))
  }

  /// The world of a command: `URLSession`, and a user's own disk.
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

  /// Ends the time that the sender of a request has to wait for the answer.
  func endTimeout(ofRequest number: Int) {
    endTimeout(number)
  }

  /// Deletes what a scenario has stored, and waits until nothing is left of what it needed.
  func end() async {
    disk?.delete()
    await end()
  }
}
