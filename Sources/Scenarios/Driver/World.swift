import AccountServer
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
  let disk: ScenarioDisk?

  private let sessionFile: SessionFile
  let transport: MeteredTransport
  private let server: URL
  private let timeout: TimeInterval
  /// The server in front of the service, if requests reach it over a real connection.
  private var socketServer: LoopbackServer?
  /// What tells the client that its time is over, where the service cannot.
  private let clock: StandingClock?

  private init(
    person: Person, service: EmbeddedService?, transport: any HTTPTransport, server: URL,
    timeout: TimeInterval, sessionFile: SessionFile, disk: ScenarioDisk?, socketServer: LoopbackServer? = nil,
    clock: StandingClock? = nil
  ) {
    self.person = person
    self.service = service
    self.transport = MeteredTransport(transport)
    self.server = server
    self.timeout = timeout
    self.sessionFile = sessionFile
    self.disk = disk
    self.socketServer = socketServer
    self.clock = clock
  }

  /// A scenario's world: a folder of its own, and a service reached in some way.
  ///
  /// - Throws: a mistake if the system has no port or descriptor left for a server.
  public static func scenario(over way: Way, in folder: URL, person: Person) throws(StepFailure) -> World {
    switch way {
    case .script: return scripted(in: folder, person: person)
    case .urlSession:
      let service = EmbeddedService()
      return scenario(
        service, over: URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]),
        at: EmbeddedURLProtocol.install(service), in: folder, person: person)
    case .socket:
      let service = EmbeddedService()
      let server = try start(for: service)
      let clock = StandingClock()
      return scenario(
        service, over: URLSessionTransport { _ in try await clock.wait() }, at: server.url, in: folder,
        person: person, socketServer: server, clock: clock)
    }
  }

  /// A scenario's world whose service is reached by the script, which needs nothing of the system.
  static func scripted(in folder: URL, person: Person) -> World {
    let service = EmbeddedService()
    return scenario(
      service, over: ScriptedTransport(service: service),
      at: URL(string: "http://service.script") ?? URL(filePath: "/"), in: folder, person: person)
  }

  private static func scenario(
    _ service: EmbeddedService, over transport: any HTTPTransport, at server: URL, in folder: URL,
    person: Person, socketServer: LoopbackServer? = nil, clock: StandingClock? = nil
  ) -> World {
    let disk = ScenarioDisk(folder: folder)
    return World(
      person: person, service: service, transport: transport, server: server, timeout: 7,
      sessionFile: disk.sessionFile, disk: disk, socketServer: socketServer, clock: clock)
  }

  private static func start(for service: EmbeddedService) throws(StepFailure) -> LoopbackServer {
    do throws(ServerFailure) {
      return try LoopbackServer(desk: service)
    } catch {
      let reason =
        switch error {
        case .portTaken: "no port is free"
        case .system(let reason): reason
        }
      throw .mistake("the server for this scenario cannot start: \(reason)")
    }
  }

  /// Ends the time that the sender of a request has to wait for the answer.
  func endTime(ofRequest number: Int) {
    clock?.end(number)
  }

  /// Ends the server, if there is one, and waits until nothing of it is left.
  func end() async {
    await socketServer?.stop()
    socketServer = nil
  }

  /// The world of a command: `URLSession`, and a user's own disk.
  public static func live(
    person: Person, fault: Fault?, server: URL?, timeout: TimeInterval, sessionFile: SessionFile
  ) -> World {
    if let server {
      return World(
        person: person, service: nil, transport: URLSessionTransport(), server: server, timeout: timeout,
        sessionFile: sessionFile, disk: nil)
    }
    let service = EmbeddedService(fault: fault)
    return World(
      person: person, service: service,
      transport: URLSessionTransport(protocolClasses: [EmbeddedURLProtocol.self]),
      server: EmbeddedURLProtocol.install(service), timeout: timeout, sessionFile: sessionFile, disk: nil)
  }

  /// How a scenario's requests reach the service.
  public enum Way: Sendable, CaseIterable {
    /// Directly, on the main actor.
    case script
    /// Through `URLSession` and the embedded `URLProtocol`.
    case urlSession
    /// Through `URLSession` and a real connection to a server at a port of its own.
    case socket
  }

  /// What the Login example is given.
  public var environment: LoginEnvironment {
    LoginEnvironment(transport: transport, server: server, timeout: timeout, sessionFile: sessionFile)
  }
}
