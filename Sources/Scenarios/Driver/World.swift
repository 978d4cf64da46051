import AccountService
import Examples
import Foundation

/// What surrounds a program under the driver: whom it greets, its server and its disk.
@MainActor
public final class World {
  /// Whom the Greeting example greets.
  public var person: Person

  /// The service that answers requests; none with a real server.
  public let service: EmbeddedService?

  /// The disk that steps may change; none on a user's own.
  package let disk: ScenarioDisk?

  /// What the Login example is given.
  public let environment: LoginEnvironment
  let transport: MeteredTransport
  private let endTimeout: (Int) -> Void
  private let end: () async -> Void

  private init(
    person: Person, service: EmbeddedService?, transport: any HTTPTransport, server: URL,
    timeout: TimeInterval, sessionFile: SessionFile, disk: ScenarioDisk? = nil,
    endTimeout: @escaping (Int) -> Void = { _ in }, end: @escaping () async -> Void = {}
  ) {
    self.person = person
    self.service = service
    self.disk = disk
    self.transport = MeteredTransport(transport)
    self.endTimeout = endTimeout
    self.end = end
    environment = LoginEnvironment(
      transport: self.transport, server: server, timeout: timeout, sessionFile: sessionFile)
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
      person: .davidBlaine, service: service, transport: transport, server: server, timeout: 7,
      sessionFile: disk.sessionFile, disk: disk, endTimeout: endTimeout, end: end)
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
    person: Person, fault: Fault?, server: URL?, timeout: TimeInterval, sessionFile: SessionFile
  ) -> World {
    if let server {
      return World(
        person: person, service: nil, transport: URLSessionTransport(), server: server, timeout: timeout,
        sessionFile: sessionFile)
    }
    let service = EmbeddedService(fault: fault)
    return World(
      person: person, service: service,
      transport: URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]),
      server: EmbeddedURLProtocol.install(service), timeout: timeout, sessionFile: sessionFile)
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
