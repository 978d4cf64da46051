/// One client's connection; only the server's thread knows it.
final class Connection {
  /// What the connection is about to do.
  enum Phase {
    case reading
    /// For an answer to the request that was read.
    case waiting
    case writing
    /// Until the client leaves.
    case silent
    /// The rest of what the client sends, unheeded, so that the answer before it arrives.
    case draining
    case over
  }

  /// A request as the server's records name it.
  struct Request {
    let number: Int
    let text: String
    let closes: Bool
    let fault: ConnectionFault
    /// Its number with whoever answers it.
    var deskNumber: Int?
  }

  /// While an answer is awaited, no more than that is read ahead.
  private static let readAhead = 16_384

  let id: Int
  let socket: Socket
  var parser: RequestParser
  var phase = Phase.reading
  var request: Request?
  /// When something has to have happened, or, in a slow answer, the time of the next byte.
  var deadline: ContinuousClock.Instant?
  /// Whether the client sends no more.
  var inputHasEnded = false
  private(set) var delivery: Delivery?
  private var sent = 0

  init(id: Int, socket: Socket, limits: RequestLimits) {
    self.id = id
    self.socket = socket
    parser = RequestParser(limits: limits)
  }

  /// What there is to wait for.
  var interest: Readiness.Interest {
    var interest = Readiness.Interest(socket: socket)
    switch phase {
    case .reading, .draining: interest.reads = !inputHasEnded
    case .waiting, .silent: interest.reads = !inputHasEnded && parser.bufferedCount < Self.readAhead
    case .writing: interest.writes = delivery?.isSlow == false
    case .over: break
    }
    return interest
  }

  /// Whether the server owes the client something that can still come.
  var isBusy: Bool {
    switch phase {
    case .reading: parser.isInRequest
    case .waiting, .writing, .draining: true
    case .silent, .over: false
    }
  }

  /// Begins to write.
  func start(_ delivery: Delivery) {
    self.delivery = delivery
    sent = 0
    phase = .writing
  }

  /// How the writing goes on.
  enum Progress {
    case goesOn, isDone, isBroken
  }

  /// Writes what the client takes: of a slow answer one byte.
  func write() -> Progress {
    guard let delivery else { return .isDone }
    while sent < delivery.bytes.count {
      let rest = delivery.bytes[sent...]
      guard let count = socket.send(delivery.isSlow ? rest.prefix(1) : rest) else { return .isBroken }
      sent += count
      if count == 0 || delivery.isSlow { break }
    }
    return sent == delivery.bytes.count ? .isDone : .goesOn
  }
}
