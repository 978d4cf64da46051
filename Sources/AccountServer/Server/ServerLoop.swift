/// The server's one thread: it waits for all connections at once, and for none alone.
final class ServerLoop {
  /// Beyond those that are served, so many connections are told so; any more are closed.
  private static let overflow = 64

  /// How long an answer may still take once the client sends no more: it may have gone, or have closed its side only.
  ///
  /// An answer given at once is in the mailbox already, and is always collected first. One that takes longer is lost to
  /// a client that closed its side only; in return, one that has gone is noticed at once.
  static let halfCloseGrace = Duration.milliseconds(1)

  let desk: any Answering
  let limits: ServerLimits
  let mailbox: Mailbox
  let faults: [ConnectionFault]
  let redirectLocation: String
  private let log: (@Sendable (RequestRecord) -> Void)?
  private let listener: Socket
  private var isListening: Bool
  /// While the system has no descriptor left, nobody is accepted.
  private var acceptsAgain: ContinuousClock.Instant?
  private var stopsAt: ContinuousClock.Instant?
  private var connections: [Int: Connection] = [:]
  private var connectionCount = 0
  var requestCount = 0
  var faultCount = 0

  init(
    listener: Socket, isListening: Bool, mailbox: Mailbox, desk: any Answering, faults: [ConnectionFault],
    redirectLocation: String, limits: ServerLimits, log: (@Sendable (RequestRecord) -> Void)?
  ) {
    self.listener = listener
    self.isListening = isListening
    self.mailbox = mailbox
    self.desk = desk
    self.faults = faults
    self.redirectLocation = redirectLocation
    self.limits = limits
    self.log = log
  }

  /// Whether nobody is accepted any more.
  var isStopping: Bool { stopsAt != nil }

  /// Serves until it is told to stop.
  func run() {
    while stopsAt == nil || !connections.isEmpty { turn() }
    mailbox.end()
  }

  func note(_ number: Int, _ request: String?, _ outcome: RequestRecord.Outcome) {
    log?(RequestRecord(number: number, request: request, outcome: outcome))
  }

  /// Lets a connection go; whoever is still to answer its request is told.
  func drop(_ connection: Connection, resetting: Bool = false, atEnd: Bool = false) {
    let isUnanswered = connection.phase == .waiting || connection.phase == .silent
    let isCutOff = atEnd && connection.phase == .writing && connection.delivery?.isSlow == true
    if let request = connection.request, isUnanswered || isCutOff {
      if connection.phase == .waiting, let number = request.deskNumber { desk.cancel(number) }
      note(request.number, request.text, atEnd ? .givenUp : .gone)
    }
    connection.phase = .over
    resetting ? connection.socket.reset() : connection.socket.release()
    connections[connection.id] = nil
  }

  private func turn() {
    let open = Array(connections.values)
    var now = ContinuousClock.now
    var interests = [Readiness.Interest(socket: mailbox.wakeUp, reads: true)]
    let accepts = isListening && acceptsAgain.map { $0 <= now } ?? true
    if accepts { interests.append(Readiness.Interest(socket: listener, reads: true)) }
    let first = interests.count
    interests += open.map(\.interest)
    let next = (open.compactMap(\.deadline) + [stopsAt, acceptsAgain].compactMap(\.self)).min()
    let findings = Readiness.wait(for: interests, atMost: next.map { now.duration(to: $0) })
    now = .now
    if findings[0].canRead {
      for message in mailbox.collect() { take(message, at: now) }
    }
    if accepts, isListening, findings[1].canRead { accept(at: now) }
    for (connection, finding) in zip(open, findings[first...]) where connection.phase != .over {
      serve(connection, finding, at: now)
      if connection.phase != .over, let deadline = connection.deadline, deadline <= now {
        expire(connection, at: now)
      }
    }
    if let stopsAt, stopsAt <= now {
      for connection in connections.values { drop(connection, atEnd: true) }
    }
  }

  private func take(_ message: Mailbox.Message, at now: ContinuousClock.Instant) {
    switch message {
    case .reply(let reply, let id, let number):
      guard let connection = connections[id], connection.phase == .waiting,
        connection.request?.number == number
      else { return }
      answer(connection, with: reply, at: now)
      advance(connection, at: now)
    case .stop(let grace):
      if !isStopping { listener.release() }
      isListening = false
      stopsAt = min(stopsAt ?? now + grace, now + grace)
      for connection in connections.values where !connection.isBusy { drop(connection, atEnd: true) }
    }
  }

  private func accept(at now: ContinuousClock.Instant) {
    do throws(ServerFailure) {
      acceptsAgain = nil
      while let socket = try listener.nextClient() {
        guard connections.count < limits.connections + Self.overflow else {
          socket.release()
          continue
        }
        connectionCount += 1
        let connection = Connection(id: connectionCount, socket: socket, limits: limits.request)
        connection.deadline = now + limits.idleTime
        connections[connection.id] = connection
        if connections.count > limits.connections { refuse(connection, .serviceUnavailable, at: now) }
      }
    } catch {
      acceptsAgain = now + .milliseconds(100)
    }
  }

  private func serve(_ connection: Connection, _ finding: Readiness.Finding, at now: ContinuousClock.Instant)
  {
    if finding.canWrite {
      flush(connection, at: now)
      advance(connection, at: now)
    } else if finding.canRead {
      read(connection, at: now)
    } else if finding.isOver {
      drop(connection)
    }
  }

  private func read(_ connection: Connection, at now: ContinuousClock.Instant) {
    switch connection.socket.receive(upTo: 16_384) {
    case .nothing: break
    case .broken: drop(connection)
    case .end:
      connection.inputHasEnded = true
      switch connection.phase {
      case .reading: advance(connection, at: now)
      case .waiting: connection.deadline = now + Self.halfCloseGrace
      default: drop(connection)
      }
    case .bytes(let bytes):
      guard connection.phase != .draining else { return }
      let wasIdle = connection.phase == .reading && !connection.parser.isInRequest
      connection.parser.append(bytes)
      if wasIdle { connection.deadline = now + limits.requestTime }
      advance(connection, at: now)
    }
  }

  private func expire(_ connection: Connection, at now: ContinuousClock.Instant) {
    switch connection.phase {
    case .reading where connection.parser.isInRequest: refuse(connection, .requestTimeout, at: now)
    case .writing where connection.delivery?.isSlow == true:
      flush(connection, at: now)
      advance(connection, at: now)
    case .writing: drop(connection, resetting: true)
    default: drop(connection)
    }
  }
}
